// The node-<platform> packages write `os` and `cpu` as strings, which pnpm ignores: make them lists.
const asList = (value) => (typeof value === 'string' ? [value] : value);

module.exports = {
  hooks: {
    readPackage(manifest) {
      if (/^node-(linux|win)-/.test(manifest.name)) {
        manifest.os = asList(manifest.os);
        manifest.cpu = asList(manifest.cpu);
      }
      return manifest;
    },
  },
};
