/** A guard of the program, and its replacement. */
export interface Guard {
  name: string;
  /** From `desktop/src` on; of another package, with `../../packages/`. */
  file: string;
  /** An expression, exactly as written there, once. */
  text: string;
  /** The replacement that lets everything through. */
  off: string;
  /** The row of the table that turns red without it. */
  row: string;
  /** Other guards that are off with it: a second layer against the same attack. */
  layers?: readonly string[];
}

type InFile = readonly [name: string, text: string, off: string, row: string, layers?: readonly string[]];

const of = (file: string, guards: readonly InFile[]): Guard[] =>
  guards.map(([name, text, off, row, layers]) => ({ file, name, text, off, row, ...(layers && { layers }) }));

/** A directive of the policy, and one that allows more. */
const directive = (strict: string, lax: string, row: string): InFile => [
  `the policy: ${strict}`,
  `"${strict}"`,
  `"${lax}"`,
  row,
];

const leads = (name: string): string => `a script leads the page to ${name}`;
const popup = (name: string): string => `a script opens a window without a click: ${name}`;

/** Values made once when the program starts, which must be made again when a guard is turned off meanwhile. */
export const madeAnew: readonly { file: string; text: string; anew: string }[] = [
  { file: 'main/protocol.ts', text: 'const pagePolicy = [', anew: 'const pagePolicy = () => [' },
  { file: 'main/protocol.ts', text: ': pagePolicy,', anew: ': pagePolicy(),' },
  {
    file: 'main/security.ts',
    text: 'setDevicePermissionHandler(isDeviceGranted)',
    anew: 'setDevicePermissionHandler(() => isDeviceGranted())',
  },
];

/** Every guard, by file. */
export const guards: readonly Guard[] = [
  ...of('main/security.ts', [
    ['links out: after a click alone', 'performance.now() - last <= clickCounts', 'true', popup('another site')],
    [
      'links out: https and mailto alone',
      "['https:', 'mailto:'].includes(new URL(address).protocol)",
      'true',
      'after a click: a share of another computer',
    ],
    ['links out: of a bounded length', 'address.length <= 8_192', 'true', 'after a click: an address of 9,000 letters'],
    [
      'links out: from the app’s page alone',
      'isOwnPage(contents.getURL())',
      'true',
      'after a click, on a page that is not the app’s: a link to the system',
    ],
    [
      'navigation',
      'guardNavigation(event, contents, hasClicked)',
      'undefined',
      leads('another host of the app’s own scheme'),
    ],
    [
      'navigation: to pages of the app alone',
      'event.isMainFrame && isOwnPage(event.url)',
      'event.isMainFrame',
      leads('another host of the app’s own scheme'),
    ],
    [
      'navigation: of no frame',
      'event.isMainFrame && isOwnPage(event.url)',
      'isOwnPage(event.url)',
      'a frame goes to the app’s own pages',
    ],
    ['redirects', 'guardRedirect(event)', 'undefined', 'a redirect that the program is asked about'],
    ['new windows', 'guardNewWindow(contents, url, hasClicked)', "{ action: 'allow' }", popup('a page of the app')],
    ['embedded views', 'guardWebview(event)', 'undefined', 'a view embedded with its own rights'],
    [
      'permissions: requests',
      'isGranted(permission, contents.getURL())',
      'true',
      'the program is asked for leave: media',
    ],
    [
      'permissions: checks',
      'isGranted(permission, `${origin}/`)',
      'true',
      'the program is asked whether a leave holds',
    ],
    [
      'permissions: the clipboard alone',
      "permission === 'clipboard-sanitized-write' && isOwnPage(address)",
      'isOwnPage(address)',
      'the program is asked for leave: media',
    ],
    [
      'permissions: for the app’s page alone',
      "permission === 'clipboard-sanitized-write' && isOwnPage(address)",
      "permission === 'clipboard-sanitized-write'",
      'another page asks to write to the clipboard',
    ],
    ['permissions: devices', 'isDeviceGranted()', 'true', 'the program is asked for a device: usb'],
    ['downloads', 'guardDownload(event)', 'undefined', 'a link downloads a file'],
    ['no network in the window', '!isWithoutNetwork(url)', 'false', 'without its policy, the page sends something out'],
  ]),
  ...of('main/protocol.ts', [
    [
      "the policy: default-src 'none'",
      `const pagePolicy = () => [\n  "default-src 'none'",`,
      `const pagePolicy = () => [\n  IS_OFF ? "default-src *" : "default-src 'none'",`,
      'the page sends something out by a video',
    ],
    [
      'the policy: no inline script',
      `"script-src 'self'"`,
      `"script-src 'self' 'unsafe-inline'"`,
      'the page takes in an inline script',
    ],
    [
      'the policy: no script made of a text',
      `"script-src 'self'"`,
      `"script-src 'self' 'unsafe-eval'"`,
      'the page runs a text as a script',
    ],
    [
      'the policy: no script of another place',
      `"script-src 'self'"`,
      `"script-src 'self' blob:"`,
      'the page takes in a script of a blob: address',
    ],
    directive("style-src 'self'", "style-src 'self' 'unsafe-inline'", 'the page takes in a style in an attribute'),
    [
      'the policy: img-src',
      `"img-src 'self' blob: data:",\n  "font-src 'self'",`,
      `IS_OFF ? 'img-src *' : "img-src 'self' blob: data:",\n  "font-src 'self'",`,
      'the page sends something out by a picture',
    ],
    directive("font-src 'self'", 'font-src *', 'the page sends something out by a font'),
    directive("worker-src 'self'", "worker-src 'self' blob:", 'the page takes in a worker of a blob: address'),
    [
      'the policy: connect-src',
      `"connect-src 'self' blob: data:",\n  "frame-src 'none'",`,
      `IS_OFF ? 'connect-src *' : "connect-src 'self' blob: data:",\n  "frame-src 'none'",`,
      'the page sends something out by fetch',
    ],
    directive("frame-src 'none'", 'frame-src *', 'the page takes in a frame of another site'),
    directive("object-src 'none'", 'object-src *', 'the page takes in an embedded object'),
    directive("base-uri 'none'", 'base-uri *', 'the page takes in another base of all addresses'),
    directive("form-action 'none'", 'form-action *', 'the page takes in a form that posts to another site'),
    directive("frame-ancestors 'none'", '', 'an answer without its guards'),
    [
      'answers: taken for what they say',
      "'X-Content-Type-Options': 'nosniff'",
      "'X-Content-Type-Options': IS_OFF ? '' : 'nosniff'",
      'an answer without its guards',
    ],
    [
      'responses: no Referer header',
      "'Referrer-Policy': 'no-referrer'",
      "'Referrer-Policy': IS_OFF ? '' : 'no-referrer'",
      'an answer without its guards',
    ],
    ['serving: GET alone', "method !== 'GET'", 'false', 'an address is posted to'],
    [
      'serving: one host alone',
      '`${url.protocol}//${url.host}` !== appOrigin',
      'false',
      'another host of the same scheme',
    ],
    [
      'serving: by its path, within the folder',
      'isWithin(normalize(folder), file)',
      'true',
      'an address climbs out of what the app serves',
      ['serving: in truth within the folder'],
    ],
    [
      'serving: in truth within the folder',
      '!(await isReallyWithin(folder, file))',
      'false',
      'a link among the files leads out',
    ],
    ['serving: known kinds of files alone', 'type === undefined', 'false', 'a file of a kind that the app has not'],
  ]),
  ...of('main/windows.ts', [
    ['windows: in the sandbox', 'sandbox: true', 'sandbox: !IS_OFF', 'a window that is less locked up than the first'],
    [
      'windows: isolated',
      'contextIsolation: true',
      'contextIsolation: !IS_OFF',
      'a window that is less locked up than the first',
    ],
    [
      'windows: without Node',
      'nodeIntegration: false',
      'nodeIntegration: IS_OFF',
      'a window that is less locked up than the first',
    ],
    [
      'windows: without embedded views',
      'webviewTag: false',
      'webviewTag: IS_OFF',
      'a window that is less locked up than the first',
    ],
    [
      'windows: that go to no dropped page',
      'navigateOnDragDrop: false',
      'navigateOnDragDrop: IS_OFF',
      'a window that is less locked up than the first',
    ],
  ]),
  ...of('main/handlers/account.ts', [
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
  ...of('main/ipc.ts', [
    [
      'calls: from no frame',
      'frame !== null && frame.parent === null && isOwnPage(frame.url)',
      'frame !== null && isOwnPage(frame.url)',
      'a frame that has taken the page’s address calls the program',
    ],
    [
      'calls: from the app’s page alone',
      'frame !== null && frame.parent === null && isOwnPage(frame.url)',
      'frame !== null && frame.parent === null',
      'a page that is not the app’s calls the program',
    ],
    [
      'calls: of namespaces that there are',
      'Object.hasOwn(handlers, namespace)',
      'true',
      'a call named “constructor.keys”',
    ],
    ['calls: of names that there are', 'Object.hasOwn(calls, name)', 'true', 'a call named “documents.toString”'],
    ['calls: by the whole name', 'more.length > 0', 'false', 'a call named “documents.list.more”'],
    [
      'calls: by a text',
      "typeof method === 'string' ? method.split('.') : []",
      "String(method).split('.')",
      'a call whose name is no text',
    ],
    ['calls: with arguments that parse', 'args.parse(given)', 'given', 'an object in the place of a document’s name'],
  ]),
  ...of('main/handlers/documents.ts', [
    ['documents: that are some', 'headSchema.safeParse(given).success', 'true', 'a document that is none'],
    ['documents: of a bounded size', 'jsonSize(given, maxDocumentSize) !== null', 'true', 'a document of 2 MB'],
    ['values: plain and bounded', 'jsonSize(value, maxMetaSize) !== null', 'true', 'a value of 300 KB'],
    ['pictures: of a bounded size', 'byteLength <= maxAssetBytes', 'true', 'a picture of 301 KB'],
  ]),
  ...of('main/plain-json.ts', [
    ['plain values: of a bounded depth', 'depth > deepest', 'false', 'a value nested 100 levels deep'],
    [
      'plain values: of no other kind',
      'Object.getPrototypeOf(part) !== Object.prototype',
      'false',
      'a value that is no plain one',
    ],
    ['plain values: with numbers that are some', 'Number.isFinite(part)', 'true', 'a value that is not a number'],
  ]),
  ...of('main/handlers/network.ts', [
    ['requests: with few headers', 'Object.keys(headers).length <= 32', 'true', 'a request with 33 headers'],
  ]),
  ...of('main/account/carried-request.ts', [
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
  ...of('main/account/server-link.ts', [
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
  ...of('main/account/secrets.ts', [
    [
      'tokens: by the keychain',
      "keychain.protect(text).toString('base64')",
      'text',
      'a token lies on the disk as it is',
    ],
  ]),
  ...of('main/account/create-account.ts', [
    ['sign-in: with its own state', '!isSameSecret(signIn.state, given)', 'false', 'a deep link with another state'],
    [
      'sign-in: with one guess',
      "secrets.change({ signIn: { ...signIn, state: '' } })",
      'undefined',
      'a deep link with the right state, after one that guessed',
    ],
  ]),
  ...of('main/opening.ts', [
    ['deep links: of one form', '!isSignInLink(address)', 'false', 'a deep link to another place'],
  ]),
  ...of('main/given-files.ts', [
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
  ...of('main/file-dialogs.ts', [
    ['files: by a name without a path', 'plainName(name)', 'name', 'a file is saved by a name that climbs up'],
    ['files: not many at once', 'filePaths.length > mostFiles', 'false', '21 files are chosen'],
  ]),
  ...of('../../packages/durable-files/src/write-whole.ts', [
    [
      'files: written beside, and put in place',
      'await rename(part, path)',
      "await (await open(path, 'w')).writeFile(content)",
      'a file is saved over a link to the treasure',
    ],
  ]),
  ...of('main/print.ts', [
    [
      'printing: PDFs alone',
      "Buffer.from(bytes.subarray(0, 5)).toString('latin1') !== '%PDF-'",
      'false',
      'a script in the place of a PDF',
    ],
  ]),
  ...of('main/print/cups.ts', [
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
  ...of('preload/index.ts', [
    [
      'the bridge: names of the map alone',
      'methodNames.has(method)',
      'true',
      'the preload script hands on a name that it does not know',
    ],
    [
      'the bridge: its own events alone',
      'eventNames.has(event)',
      'true',
      'the page listens for events that are not its own',
    ],
  ]),
];
