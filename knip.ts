import type { KnipConfig } from 'knip';

const tests = 'src/**/*.test.{ts,tsx}';

const config: KnipConfig = {
  workspaces: {
    // The root depends on the programs so that their commands are linked.
    '.': {
      entry: [
        'scripts/{start,test,dev,build,desktop,bench,golden,sheets,documents,letters,fuzz,audit,format,import-files,import-score,import-walk}.ts',
        'scripts/**/*.test.ts',
      ],
      project: ['scripts/**/*.{ts,mjs}'],
      ignoreDependencies: ['@vitae/cli', '@vitae/server'],
    },
    'packages/*': { entry: [tests], project: ['src/**/*.{ts,tsx}'] },
    'packages/ui': {
      entry: [tests, 'src/rooms/review/testing/walk-report.ts'],
      project: ['src/**/*.{ts,tsx}'],
    },
    'packages/testkit': {
      entry: [
        tests,
        'src/golden/renew-golden.ts',
        'src/sheets/draw-sheets.ts',
        'src/corpus/documents-report.ts',
        'src/letters/letters-report.ts',
        'src/made-resumes/make-report.ts',
        'src/made-resumes/score-report.ts',
      ],
      project: ['src/**/*.{ts,tsx}'],
    },
    'packages/renderer': {
      entry: [tests, 'src/preview/testing/page.ts', 'scripts/*.mjs'],
      project: ['src/**/*.{ts,tsx}'],
    },
    'packages/cli': { entry: ['src/main.ts', tests], project: ['src/**/*.ts'] },
    // The build of the evaluation names its entry in a string.
    server: {
      entry: [
        'vite.evaluation.config.ts',
        'src/evaluation-program/{program,draw-program}.ts',
        'src/picture-program/program.ts',
        'src/evaluation-program/testing/*.mjs',
        'src/features/payments/testing/histories-program.ts',
        'src/features/payments/testing/measure-money.ts',
        'src/testing/cheap-passwords.ts',
        'src/testing/postgres-program.ts',
        'src/testing/watch-connections.ts',
        tests,
      ],
      project: ['src/**/*.ts'],
      // They stay outside that bundle, which finds them from here.
      ignoreDependencies: ['hunspell-asm', 'pdfkit'],
    },
    web: {
      // Named in strings of the build.
      entry: [
        tests,
        'src/early.ts',
        'src/read.ts',
        'src/static-page.ts',
        'vite.static.config.ts',
        'vite.offline.config.ts',
        'offline/{worker,retired}.ts',
      ],
      project: ['src/**/*.{ts,tsx}', 'build/**/*.ts', 'offline/**/*.ts', 'e2e/**/*.ts'],
      // The React plugin loads them from here when it prepares the development server.
      ignoreDependencies: ['react', 'react-dom'],
    },
    desktop: {
      // The launcher names the build in a string, and the tests name what runs in the app's process.
      entry: [
        'build.ts',
        'src/main/index.ts',
        'src/preload/index.ts',
        '{src,testing,e2e}/**/*.test.ts',
        'testing/electron/register.ts',
        'testing/time-starts.ts',
        'testing/fixture/*',
      ],
      project: ['*.ts', '{src,testing,e2e}/**/*.ts'],
      // The React plugin loads them from here; electron-builder packs the native module.
      ignoreDependencies: ['react', 'react-dom', 'better-sqlite3'],
    },
    // Pages and workers of a benchmark are named in strings.
    bench: { entry: ['**/*.{ts,tsx}'], project: ['**/*.{ts,tsx}'] },
  },
  // A type from which a module's own exports are made is part of them.
  ignoreExportsUsedInFile: true,
  ignoreBinaries: [
    'apt-cache',
    'apt-get',
    'lpstat',
    'mkfifo',
    'mount',
    'pdffonts',
    'pdfinfo',
    'pdftoppm',
    'pdftotext',
    'qpdf',
    'soffice',
    'umount',
  ],
};

export default config;
