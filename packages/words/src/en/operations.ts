/** Texts for the person who runs a server: the command line `vitae-server` and invalid settings. */
export const operations = {
  help: `vitae-server: manages the server's data

  vitae-server migrate            updates the database to the newest version (the server also does this when it starts)
  vitae-server seed [--admin]     creates an account to try things with and prints its password; --admin makes it an admin
  vitae-server seed-many USERS    fills a database for benchmarks: accounts that nobody can sign in to, ten documents each
  vitae-server doctor             checks that everything is well, and changes nothing
  vitae-server make-admin EMAIL   makes a registered account an admin
  vitae-server jobs               lists the background jobs: what each one does, its last and its next run
  vitae-server backup FILE        writes the embedded database and all pictures to one file, while the server runs
  vitae-server restore FILE       replaces the embedded database with a backup; stop the server first
  vitae-server new-epoch          run this after restoring PostgreSQL with pg_restore: devices then keep both copies

It reads the same environment variables as the server; DATA_DIR and DATABASE_URL say where the data is.`,
  failed: 'It failed: {{reason}}',
  unknownCommand: 'There is no command "{{command}}".',
  operandMissing: '{{command}} needs {{operand}}.',
  noOperands: '{{command}} takes no arguments.',
  oneOperand: '{{command}} takes one {{operand}}.',
  adminWithoutSeed: '--admin works only with seed.',
  upToDate: 'The database is up to date: {{place}}.',
  placeEmbedded: 'the embedded database in {{folder}}',
  placePostgres: 'PostgreSQL',
  accountMissing: 'No account has the address {{email}}: register it first.',
  madeAdmin: '{{email}} is now an admin.',
  epochBegun: 'A new epoch has started: devices will keep both copies of documents that differ.',
  seedExists: 'The account {{email}} already exists.',
  seededAccount: 'Account {{email}}, password {{password}}',
  seedManyRule: 'USERS is a number between 1 and 1,000,000.',
  seedManyExists: 'There are such accounts already: use an empty database.',
  seededMany: '{{count}} accounts and {{documents}} documents were added.',
  doctorNoFolder: 'There is no folder {{folder}} yet; the server creates it when it starts.',
  doctorNotFolder: 'DATA_DIR is {{folder}}, which is no folder.',
  doctorFolderLocked: '{{folder}} cannot be read and written by this user.',
  doctorFolderOpen: '{{folder}} can be read by every user of this machine.',
  doctorFree: '{{folder}} has {{gigabytes}} GB left.',
  doctorLocal: 'PUBLIC_URL is {{url}}: only this machine can use it.',
  doctorPublic: 'People reach it at {{url}}.',
  doctorNoMail: 'SMTP_URL is not set: mail is written to files, and nobody gets it.',
  doctorNoAdminEmail: 'ADMIN_EMAIL is not set: admins are those that `vitae-server make-admin` made.',
  doctorNoDatabase: 'There is no database yet; the server creates it when it starts.',
  doctorDatabase: 'The database opens: {{place}}.',
  databaseNotUnicode:
    'The database is in {{encoding}}, not in UTF8. Create one with `createdb --encoding=UTF8 --template=template0 NAME`.',
  doctorWhole: 'The database is intact.',
  doctorDamaged: 'The database is damaged: {{reason}}. Restore a backup.',
  doctorNewer: 'A newer version of the server has used this database. Use that version.',
  doctorOlder_one: '{{count}} migration is pending; the server runs it when it starts. Back up first.',
  doctorOlder_other: '{{count}} migrations are pending; the server runs them when it starts. Back up first.',
  doctorNewest: 'The tables are up to date.',
  doctorNoAdmin: 'There is no admin: run `vitae-server make-admin EMAIL`.',
  doctorJobFailed: 'The last run of the job {{name}} failed: {{reason}}',
  doctorMailFailed_one: '{{count}} mail of the last week could not be sent: see /admin.',
  doctorMailFailed_other: '{{count}} mails of the last week could not be sent: see /admin.',
  doctorMoneyDiffers:
    'The books and the payment provider differ ({{kind}}) about {{subject}}: here "{{ours}}", there "{{theirs}}".',
  doctorMail: 'The mail server answers.',
  doctorS3: 'The bucket {{url}} answers.',
  doctorS3Down: 'The bucket {{url}} cannot be listed: {{reason}}',
  doctorMailDown: 'The mail server does not answer: {{reason}}',
  seededAdmin: 'Admin {{email}}, password {{password}}',
  backupOnPostgres:
    'The data is in PostgreSQL: use pg_dump. Pictures are files in DATA_DIR/assets: copy that folder too.',
  restoreOnPostgres:
    'The data is in PostgreSQL: use pg_restore, then `vitae-server new-epoch`. Pictures are files in DATA_DIR/assets: copy that folder too.',
  noDatabase: 'There is no database in {{folder}}.',
  fileExists: '{{file}} already exists: choose another name.',
  fileMissing: 'There is no file {{file}}.',
  backedUp_one: 'Backed up to {{file}}, with {{count}} picture.',
  backedUp_other: 'Backed up to {{file}}, with {{count}} pictures.',
  restored_one: 'Restored from {{file}}, with {{count}} picture.',
  restored_other: 'Restored from {{file}}, with {{count}} pictures.',
  earlierKept: 'The previous database was kept as {{file}}.',
  notABackup: '{{file}} is not a backup of this server.',
  backupDamaged: '{{file}} is damaged.',
  databaseInUse: 'The database is in use: stop the server first.',
  // Startup.
  settingWrong: '{{name}} is not valid: {{rule}}',
  httpsRule: 'it must start with https, except on localhost',
  mailFromRule: 'write it like Vitae <no-reply@example.com>',
  paymentKeyRule: 'set it to the key of the payment provider',
  testPaymentsRule:
    'the test provider takes no money; for a server in production set PAYMENT_TEST_IN_PRODUCTION=1 if you want it anyway',
  tokenSecretRule: 'it is required with DATABASE_URL, and must be the same for every process',
  metricsTokenRule: 'use at least 16 characters without spaces',
  s3UrlRule: 'write the address of a service with a bucket, such as https://s3.example.com/pictures',
  s3KeyRule: 'BUCKET_URL needs BUCKET_KEY_ID and BUCKET_SECRET',
  googleRule: 'set it together with GOOGLE_CLIENT_ID, or set neither',
  webAppMissing: 'There is no built web app in {{folder}}: run `npm run build`.',
  databaseNotOpened: 'The database in {{place}} could not be opened: {{reason}}',
  portInUse: 'Port {{port}} is in use: set PORT to another one.',
  cannotListen: 'The server cannot listen on HOST and PORT: {{reason}}',
  ready: '{{appName}} is ready on {{url}}',
  // The list of the background jobs.
  jobEvery: 'every  {{time}}',
  jobEveryDue: 'every  {{time}}, when there is something to do',
  jobLast: 'last   {{last}}',
  jobNext: 'next   {{next}}',
  jobNever: 'never',
  jobUnfinished: '{{time}}, not finished',
  minutes: '{{count}} min',
  seconds: '{{count}} s',
} as const;
