import { contextBridge } from 'electron';

/** The one thing the window can see of the shell around it. */
contextBridge.exposeInMainWorld('desktop', Object.freeze({ system: process.platform }));
