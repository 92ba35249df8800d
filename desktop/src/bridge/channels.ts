/** The channel for calls of a window to the main process, and the channel for events to the window. */
export const callChannel = 'vitae:call';
export const eventChannel = 'vitae:event';
