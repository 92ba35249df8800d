/** The one channel for calls of a window to the main process, and the one for what it is told. */
export const callChannel = 'vitae:call';
export const eventChannel = 'vitae:event';
