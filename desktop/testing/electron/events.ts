/** An event of Electron's: its data, and whether a listener prevented the default. */
export type PreventableEvent<Details extends object> = Details & {
  preventDefault: () => void;
  readonly defaultPrevented: boolean;
};

export const preventable = <Details extends object>(details: Details): PreventableEvent<Details> => {
  let prevented = false;
  return Object.defineProperty(
    Object.assign(details, { preventDefault: () => void (prevented = true), defaultPrevented: false }),
    'defaultPrevented',
    {
      get: () => prevented,
    },
  );
};
