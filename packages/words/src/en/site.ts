/** Texts of the public pages. */
export const site = {
  licences: {
    title: 'Open-source licences',
    intro: '{{appName}} is built with these libraries and fonts. Thank you to everyone who wrote them.',
    failed: 'The list could not be loaded',
    noText: 'By {{author}}. The package names its licence, {{licence}}, but does not include its text.',
  },
  home: {
    promise: 'The resume you see is the file you send',
    explain:
      'Type, and the real pages follow every keystroke. The PDF is exactly those pages, with text that people and hiring systems can read.',
    action: 'Build your resume',
    reassure: 'No account needed. No watermark. Nothing to pay when you download.',
    demo: 'A resume being typed, with its page following each keystroke',
    demoField: {
      fullName: 'Full name',
      headline: 'Headline',
      summary: 'Summary',
      bullet: 'What you did and achieved',
    },
    pause: 'Pause the typing',
    play: 'Continue typing',
    how: 'How it works',
    steps: {
      bring: {
        title: 'Bring what you have',
        text: 'Drop a PDF, a Word file or plain text. What was read is shown next to the original, and you check only what is uncertain. Or start from scratch.',
      },
      write: {
        title: 'Write with the pages in sight',
        text: 'One section at a time, with examples. Switch the template, the colours or the paper whenever you like; your text stays the same.',
      },
      download: {
        title: 'Download the very same pages',
        text: 'PDF with selectable text and working links, and your data as a file that you can bring back or take elsewhere.',
      },
    },
    drop: 'Have a resume already? Drop it here and see how good it is.',
    dropEdit: 'Or turn it into one that you can edit',
    dropHint:
      'PDF, DOCX, TXT, Markdown or JSON. It is read on your device and not sent anywhere. You get a score, what to fix first, and why.',
    dropChoose: 'Choose a file',
    looks: 'Real pages, not pictures of pages',
    looksText:
      'Every template works for every resume: long or short, one page or five. These are drawn right here by the same program that writes the file.',
    looksAll: 'All templates',
    honest: 'What it does, and what it does not do yet',
    today: 'Today',
    todayList: [
      'Everything works without an account, and your documents stay on this device',
      'With an account, the same documents on all your devices',
      'Every template, font and download is free and without a watermark',
      'Writing needs no network: your pages are kept, laid out and drawn on your own device',
      'Cover letters in twelve templates, edited, printed and exported like a resume',
      'An evaluation of resumes and cover letters, made on your device: what to fix first, why, and what it is worth',
      'Undo for everything, and a trash that keeps what you delete for 30 days',
      'You can export your data at any time, as JSON that other tools can read',
    ],
    notYet: 'Not yet',
    notYetList: ['Reading scanned pages: a file must contain text'],
  },
  blog: {
    title: 'Blog',
    leaving: 'The blog has its own site. Taking you there.',
    go: 'Go to the blog',
    intro: 'Advice on resumes, cover letters and applications that you can use the same day.',
    all: 'All posts',
    feed: 'Follow the blog in a feed reader',
    build: 'Build your resume',
  },
  later: {
    label: 'Not in this version',
    build: 'Build your resume',
    templates: 'See the templates',
    payment: {
      title: 'There is nothing to pay',
      what: 'This version has no plans, no prices and no wallet. Every template and every download is free, without a watermark.',
      now: 'If paid extras arrive later, what you can do today stays free.',
    },
    admin: {
      title: 'The admin area is not available yet',
      what: 'It will manage users, plans, templates and samples.',
      now: 'Until then the site is managed on its server, with the command vitae-server.',
    },
  },
} as const;
