import { defineConfig } from 'vitest/config';

const sources = ['packages/*/src', 'server/src', 'web/src', 'web/build', 'desktop/src'];
const tests = (suffix: string) => sources.map((folder) => `${folder}/**/*.test.${suffix}`);

export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      { extends: true, test: { name: 'unit', environment: 'node', include: tests('ts') } },
      { extends: true, test: { name: 'dom', environment: 'happy-dom', include: tests('tsx') } },
      { extends: true, test: { name: 'workspace', environment: 'node', include: ['scripts/**/*.test.ts'] } },
    ],
  },
});
