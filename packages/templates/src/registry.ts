import { academic } from './academic/index.tsx';
import { banner } from './banner/index.tsx';
import { classic } from './classic/index.tsx';
import { compact } from './compact/index.tsx';
import { executive } from './executive/index.tsx';
import { minimal } from './minimal/index.tsx';
import { modern } from './modern/index.tsx';
import { sidebarRight } from './sidebar-right/index.tsx';
import { sidebar } from './sidebar/index.tsx';
import { technical } from './technical/index.tsx';
import { timeline } from './timeline/index.tsx';
import { twoColumn } from './two-column/index.tsx';
import type { Template } from './template.ts';

/** Every template of resumes, in the order of the gallery. */
export const templates: readonly [Template, ...Template[]] = [
  classic,
  modern,
  sidebar,
  sidebarRight,
  banner,
  timeline,
  twoColumn,
  compact,
  minimal,
  executive,
  academic,
  technical,
];

export { letterTemplates } from './letters/letter-templates.tsx';
