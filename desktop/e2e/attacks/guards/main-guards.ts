import { guardsOf, type Guard } from './guard.ts';

/** The guards of the main process: calls, account, files and printing. */
export const mainGuards: readonly Guard[] = [
  ...guardsOf('main/handlers/account.ts', [
    [
      'sign-in: after a click alone',
      '!hasJustClicked(window.webContents)',
      'false',
      'a sign-in that no person asked for',
    ],
    [
      'sign-in: kept unprotected when the person agrees',
      'agreed && !(await agreesToPlain(window))',
      'false',
      'a session kept unprotected that no person agreed to',
    ],
  ]),
  ...guardsOf('main/handlers/documents.ts', [
    ['documents: that are some', 'headSchema.safeParse(given).success', 'true', 'a document that is none'],
    ['documents: of a bounded size', 'jsonSize(given, maxDocumentSize) !== null', 'true', 'a document of 2 MB'],
    ['values: plain and bounded', 'jsonSize(value, maxMetaSize) !== null', 'true', 'a value of 300 KB'],
    ['pictures: of a bounded size', 'byteLength <= maxAssetBytes', 'true', 'a picture of 301 KB'],
  ]),
  ...guardsOf('main/plain-json.ts', [
    ['plain values: of a bounded depth', 'depth > deepest', 'false', 'a value nested 100 levels deep'],
    [
      'plain values: of no other kind',
      'Object.getPrototypeOf(part) !== Object.prototype',
      'false',
      'a value that is no plain one',
    ],
    ['plain values: with numbers that are some', 'Number.isFinite(part)', 'true', 'a value that is not a number'],
  ]),
  ...guardsOf('main/handlers/network.ts', [
    ['requests: with few headers', 'Object.keys(headers).length <= 32', 'true', 'a request with 33 headers'],
  ]),
  ...guardsOf('main/account/carried-request.ts', [
    [
      'requests: to the server alone',
      'addressOf(path, origin)',
      'new URL(path, origin)',
      'a request to another server',
    ],
    [
      'requests: by plain paths',
      '!plainPath.test(url.pathname)',
      'false',
      'a request to a path with a letter that ends texts',
    ],
    [
      'requests: by no way round',
      "url.pathname !== path.split('?', 1)[0]",
      'false',
      'a request to a path by a way round',
    ],
    [
      'requests: without a part for browsers',
      "url.hash !== ''",
      'false',
      'a request to a path with a part for browsers',
    ],
    [
      'requests: to no path of the program’s own',
      'ownCalls.test(url.pathname.toLowerCase())',
      'false',
      'a request to a path that gives out tokens',
    ],
    [
      'requests: however the path is written',
      'ownCalls.test(url.pathname.toLowerCase())',
      'ownCalls.test(url.pathname)',
      'a request to a path that gives out tokens, in capitals',
    ],
    [
      'requests: with headers of a list',
      'carriedHeaders.has(name.toLowerCase())',
      'true',
      'a request with headers of the program’s own',
    ],
    ['answers: without cookies', '!keptHeaders.has(name)', 'true', 'a cookie in an answer of the server'],
    ['answers: without tokens', 'carriesToken(body)', 'false', 'a token in an answer of the server'],
    [
      'answers: that lead nowhere',
      'answer.status >= 300 && answer.status < 400',
      'false',
      'an answer that leads to another server',
    ],
  ]),
  ...guardsOf('main/account/server-link.ts', [
    [
      'requests: follow nobody',
      "redirect: 'manual'",
      "redirect: IS_OFF ? 'follow' : 'manual'",
      'an answer that leads to another server',
    ],
    [
      'requests: say where they are from',
      "call.headers.set('origin', origin)",
      'undefined',
      'a request as another origin',
    ],
    [
      'requests: say what for',
      "call.headers.set('sec-fetch-site', 'same-origin')",
      'undefined',
      'a request as another origin',
    ],
  ]),
  ...guardsOf('main/account/secrets.ts', [
    [
      'tokens: by the keychain',
      "keychain.protect(text).toString('base64')",
      'text',
      'a token lies on the disk as it is',
    ],
  ]),
  ...guardsOf('main/account/create-account.ts', [
    ['sign-in: with its own state', '!isSameSecret(signIn.state, given)', 'false', 'a deep link with another state'],
    [
      'sign-in: with one guess',
      "secrets.change({ signIn: { ...signIn, state: '' } })",
      'undefined',
      'a deep link with the right state, after one that guessed',
    ],
  ]),
  ...guardsOf('main/opening.ts', [
    ['deep links: of one form', '!isSignInLink(address)', 'false', 'a deep link to another place'],
  ]),
  ...guardsOf('main/given-files.ts', [
    ['files: of a bounded size', 'found.size > limit', 'false', 'a file of 21 MB is chosen'],
    ['files: that are some', '!found.isFile()', 'false', 'a pipe is chosen as a file'],
    [
      'files: that are what they say',
      '!ending.fits(Buffer.from(bytes.subarray(0, 1_024)))',
      'false',
      'the system opens a page under the name of a document',
    ],
    [
      'files: of the program’s own kinds',
      'endingOf(argument)?.isAssociated === true',
      'true',
      'a start of the program opens what is not its own',
    ],
  ]),
  ...guardsOf('main/file-dialogs.ts', [
    ['files: by a name without a path', 'plainName(name)', 'name', 'a file is saved by a name that climbs up'],
    ['files: not many at once', 'filePaths.length > mostFiles', 'false', '21 files are chosen'],
  ]),
  ...guardsOf('../../packages/durable-files/src/write-whole.ts', [
    [
      'files: written beside, and put in place',
      'await rename(part, path)',
      "await (await open(path, 'w')).writeFile(content)",
      'a file is saved over a link to the treasure',
    ],
  ]),
  ...guardsOf('main/print.ts', [
    [
      'printing: PDFs alone',
      "Buffer.from(bytes.subarray(0, 5)).toString('latin1') !== '%PDF-'",
      'false',
      'a script in the place of a PDF',
    ],
  ]),
  ...guardsOf('main/print/cups.ts', [
    [
      'printing: on printers that there are',
      'queues.find(({ id }) => id === order.printer)',
      '({ ...queues[0], id: order.printer })',
      'a printer that is not there',
    ],
    ['printing: pages that are some', "wanted !== '' && !isPages(wanted)", 'false', 'pages that are an option'],
    ['printing: on paper that there is', "paper !== '' && !sheet", 'false', 'paper that is an option'],
    [
      'printing: few copies',
      '!Number.isInteger(copies) || copies < 1 || copies > 99',
      'false',
      'a million copies',
      ['calls: with arguments that parse'],
    ],
  ]),
];
