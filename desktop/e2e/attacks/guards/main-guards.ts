import { guardsOf, type Guard } from './guard.ts';

/** The guards of the main process: calls, account, files and printing. */
export const mainGuards: readonly Guard[] = [
  ...guardsOf('main/handlers/account.ts', [
    [
      'sign-in: only after a click',
      '!hasJustClicked(window.webContents)',
      'false',
      'a sign-in that nobody clicked for',
    ],
    [
      'sign-in: stored unprotected only with consent',
      'agreed && !(await agreesToPlain(window))',
      'false',
      'a session stored unprotected without consent',
    ],
  ]),
  ...guardsOf('main/handlers/documents.ts', [
    ['documents: valid', 'headSchema.safeParse(given).success', 'true', 'an invalid document'],
    ['documents: bounded size', 'jsonSize(given, maxDocumentSize) !== null', 'true', 'a document of 2 MB'],
    ['values: bounded size', 'jsonSize(value, maxMetaSize) !== null', 'true', 'a value of 300 KB'],
    ['pictures: bounded size', 'byteLength <= maxAssetBytes', 'true', 'a picture of 301 KB'],
  ]),
  ...guardsOf('main/plain-json.ts', [
    ['plain values: bounded depth', 'depth > deepest', 'false', 'a value nested 100 levels deep'],
    [
      'plain values: no other prototypes',
      'Object.getPrototypeOf(part) !== Object.prototype',
      'false',
      'a value that is not plain JSON',
    ],
    ['plain values: finite numbers', 'Number.isFinite(part)', 'true', 'a number that is not finite'],
  ]),
  ...guardsOf('main/handlers/network.ts', [
    ['requests: few headers', 'Object.keys(headers).length <= 32', 'true', 'a request with 33 headers'],
  ]),
  ...guardsOf('main/account/carried-request.ts', [
    ['requests: only to the server', 'addressOf(path, origin)', 'new URL(path, origin)', 'a request to another server'],
    ['requests: plain paths', '!plainPath.test(url.pathname)', 'false', 'a request to a path with a null character'],
    ['requests: no ../', "url.pathname !== path.split('?', 1)[0]", 'false', 'a request to a path with ../'],
    ['requests: no fragment', "url.hash !== ''", 'false', 'a request to a path with a fragment'],
    [
      'requests: no paths that return tokens',
      'ownCalls.test(url.pathname.toLowerCase())',
      'false',
      'a request to a path that returns tokens',
    ],
    [
      'requests: no such paths in capitals',
      'ownCalls.test(url.pathname.toLowerCase())',
      'ownCalls.test(url.pathname)',
      'a request to a path that returns tokens, in capitals',
    ],
    ['requests: allowed headers', 'carriedHeaders.has(name.toLowerCase())', 'true', 'a request with forbidden headers'],
    ['responses: no cookies', '!keptHeaders.has(name)', 'true', 'a cookie in an answer of the server'],
    ['responses: no tokens', 'carriesToken(body)', 'false', 'a token in an answer of the server'],
    [
      'responses: no redirects',
      'answer.status >= 300 && answer.status < 400',
      'false',
      'an answer that leads to another server',
    ],
  ]),
  ...guardsOf('main/account/server-link.ts', [
    [
      'requests: no redirects followed',
      "redirect: 'manual'",
      "redirect: IS_OFF ? 'follow' : 'manual'",
      'an answer that leads to another server',
    ],
    ['requests: Origin header', "call.headers.set('origin', origin)", 'undefined', 'a request as another origin'],
    [
      'requests: Sec-Fetch-Site header',
      "call.headers.set('sec-fetch-site', 'same-origin')",
      'undefined',
      'a request as another origin',
    ],
  ]),
  ...guardsOf('main/account/secrets.ts', [
    [
      'tokens: encrypted by the keychain',
      "keychain.protect(text).toString('base64')",
      'text',
      'a token is on the disk in plain text',
    ],
  ]),
  ...guardsOf('main/account/create-account.ts', [
    ['sign-in: its own state', '!isSameSecret(signIn.state, given)', 'false', 'a deep link with another state'],
    [
      'sign-in: one attempt',
      "secrets.change({ signIn: { ...signIn, state: '' } })",
      'undefined',
      'a deep link with the right state, after one that guessed',
    ],
  ]),
  ...guardsOf('main/opening.ts', [
    ['deep links: one form', '!isSignInLink(address)', 'false', 'a deep link to another place'],
  ]),
  ...guardsOf('main/given-files.ts', [
    ['files: bounded size', 'found.size > limit', 'false', 'a file of 21 MB is chosen'],
    ['files: regular files', '!found.isFile()', 'false', 'a pipe is chosen as a file'],
    [
      'files: content matches the name',
      '!ending.fits(Buffer.from(bytes.subarray(0, 1_024)))',
      'false',
      'the system opens a web page named like a document',
    ],
    [
      'files: associated kinds',
      'endingOf(argument)?.isAssociated === true',
      'true',
      'a second start opens files of other kinds',
    ],
  ]),
  ...guardsOf('main/file-dialogs.ts', [
    ['files: names without a path', 'plainName(name)', 'name', 'a file is saved under a name with ../'],
    ['files: few at once', 'filePaths.length > mostFiles', 'false', '21 files are chosen'],
  ]),
  ...guardsOf('../../packages/durable-files/src/write-whole.ts', [
    [
      'files: written beside, then renamed',
      'await rename(part, path)',
      "await (await open(path, 'w')).writeFile(content)",
      'a file is saved over a symbolic link',
    ],
  ]),
  ...guardsOf('main/bounded-log.ts', [
    ['log: few lines of a kind', 'kind.count <= most', 'true', 'three thousand refused calls, to fill the log'],
  ]),
  ...guardsOf('main/ipc.ts', [
    ['calls: few wait', 'queue.length < waiting', 'true', 'thirty lists of printers at once'],
  ]),
  ...guardsOf('main/handlers/printing.ts', [
    ['printing: only after a click', '!takeClick(window.webContents)', 'false', 'pages that nobody asked for'],
  ]),
  ...guardsOf('main/print.ts', [
    [
      'printing: only PDFs',
      "Buffer.from(bytes.subarray(0, 5)).toString('latin1') !== '%PDF-'",
      'false',
      'a script instead of a PDF',
    ],
  ]),
  ...guardsOf('main/print/cups.ts', [
    [
      'printing: existing printers',
      'queues.find(({ id }) => id === order.printer)',
      '({ ...queues[0], id: order.printer })',
      'a printer that does not exist',
    ],
    ['printing: valid pages', "wanted !== '' && !isPages(wanted)", 'false', 'pages that are an option'],
    ['printing: available paper', "paper !== '' && !sheet", 'false', 'paper that is an option'],
    [
      'printing: bounded copies',
      '!Number.isInteger(copies) || copies < 1 || copies > 99',
      'false',
      'a million copies',
      ['calls: valid arguments'],
    ],
  ]),
];
