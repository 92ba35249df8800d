import { fireEvent, screen, waitFor } from '@testing-library/react';

/** Presses a button as soon as it is there and enabled: a click on a disabled one would be lost. */
export const press = (name: string | RegExp, inside: Pick<typeof screen, 'getByRole'> = screen): Promise<boolean> =>
  waitFor(() => fireEvent.click(inside.getByRole('button', { name })));
