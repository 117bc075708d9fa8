# In a mount namespace of its own: two sources on a disk that has no room for their new texts.
Disk=$1 Hipshift=$2
mount -t tmpfs -o size=256k none "$Disk"
for Name in a b; do
  { printf '#include <cuda_runtime.h>\nvoid %s() { cudaDeviceSynchronize(); }\n/*' $Name
    head -c 80000 /dev/zero | tr '\0' x
    printf '*/\n'; } >"$Disk/$Name.cu"
done
cat "$Disk/a.cu" "$Disk/b.cu" >/tmp/hipshift-full-disk.$$
"$Hipshift" migrate "$Disk" --in-place 2>&1 >/dev/null
echo "exit code $?"
echo "files: $(ls -A "$Disk" | tr '\n' ' ')"
cat "$Disk/a.cu" "$Disk/b.cu" | cmp - /tmp/hipshift-full-disk.$$ && echo unchanged
rm -f /tmp/hipshift-full-disk.$$
