import { sectionOf, type Resume } from '@vitae/domain';

/** The step that has the control of a field, by the field's path. */
export function addressOfPath(resume: Resume, path: string): string {
  const [root = '', name = ''] = path.split('.');
  if (root === 'summary') return 'summary';
  if (root === 'sections') return sectionOf(name)?.key ?? '';
  if (root === 'custom') {
    const custom = resume.custom.find(({ id }) => id === name);
    return custom ? `extra/${custom.key}` : 'extra';
  }
  if (root === 'template') return 'template';
  return ['target', 'locale', 'country'].includes(root) ? 'prequest' : '';
}
