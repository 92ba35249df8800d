/** A code of a mail or an app as the server takes it: people type spaces into it. */
export const tidyCode = (typed: string): string => typed.replace(/\s/gu, '').toLowerCase();

export const isCode = (typed: string): boolean => /^\d{6}$/.test(tidyCode(typed));

/** A code of the app, or a recovery code. */
export const isCodeOrRecovery = (typed: string): boolean => isCode(typed) || /^[a-z\d]{5}-[a-z\d]{5}$/.test(tidyCode(typed));
