/** Texts of the shell and of the shared components. */
export const app = {
  close: 'Close',
  skipToContent: 'Skip to content',
  pageLoaded: '{{title}}, page loaded',
  loadingPage: 'Loading the page',
  home: '{{appName}} home',
  mainNavigation: 'Main',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  login: 'Login',
  account: 'Account',
  language: 'Language',
  buildResume: 'Build Resume',
  nav: {
    templates: 'Templates',
    evaluate: 'Evaluate',
    jobs: 'Jobs',
    resources: 'Resources',
    remoteJobs: 'Remote jobs',
    opensNewTab: '(opens in a new window)',
  },
  theme: {
    label: 'Theme',
    system: 'Same as device',
    light: 'Light',
    dark: 'Dark',
  },
  error: {
    notFoundTitle: 'Page not found',
    title: 'An error occurred',
    adminOnly:
      'Only administrators can open this page, and {{email}} is not one. Sign in with another account to continue.',
    message: "Sorry, we couldn't find the page you're looking for.",
    backHome: 'Back to home',
    status: 'Status {{status}}',
  },
  update: {
    title: 'A new version is ready',
    description: 'Your documents stay as they are.',
    reload: 'Reload',
  },
  number: {
    less: 'Less',
    more: 'More',
  },
  missing: {
    pages: 'The pages could not be loaded. Check your connection and try again.',
    steps: 'The steps could not be loaded. Check your connection and try again.',
    step: 'This step could not be loaded. Check your connection and try again.',
  },
  notLoaded: 'Part of the app could not be loaded. Check your connection and try again.',
  pagesTooSlow: 'Drawing the pages took too long and was stopped. Your text is safe. Try again, or reload the page.',
  storage: {
    failedTitle: 'Your documents could not be opened',
    retry: 'Try again',
  },
} as const;
