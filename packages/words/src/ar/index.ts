import { account } from './account.ts';
import { app } from './app.ts';
import { billing } from './billing.ts';
import { content } from './content.ts';
import { devices } from './devices.ts';
import { editor } from './editor.ts';
import { errors } from './errors.ts';
import { evaluation } from './evaluation.ts';
import { importer } from './importer.ts';
import { letter } from './letter.ts';
import { library } from './library.ts';
import { network } from './network.ts';
import { onboard } from './onboard.ts';
import { preview } from './preview.ts';
import { refusals } from './refusals.ts';
import { registered } from './registered.ts';
import { report } from './report.ts';
import { review } from './review.ts';
import { samples } from './samples.ts';
import { shared } from './shared.ts';
import { shell } from './shell.ts';
import { site } from './site.ts';
import { steps } from './steps.ts';
import { storage } from './storage.ts';
import { sync } from './sync.ts';
import { values } from './values.ts';

/** The areas of the interface. */
export const areas = {
  account,
  app,
  billing,
  editor,
  letter,
  library,
  onboard,
  preview,
  report,
  review,
  samples,
  shell,
  site,
  steps,
  sync,
};

/** The texts that are produced outside of the interface, by the names of their catalogues. */
export const outside = {
  content,
  devices,
  errors,
  evaluation,
  importer,
  network,
  refusals,
  shared,
  storage,
  values,
  registered,
};
