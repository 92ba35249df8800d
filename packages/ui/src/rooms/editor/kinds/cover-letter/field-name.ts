import { textsOf } from '../../../../base/i18n/index.ts';

const senderFields = ['fullName', 'headline', 'email', 'phone', 'location', 'links', 'extra'] as const;
const recipientFields = ['name', 'role', 'company', 'address'] as const;
const fields = ['jobTitle', 'posting', 'date', 'subject', 'opening', 'closing', 'signature', 'enclosures'] as const;

const applicationFields = ['status', 'sentOn', 'nextStep', 'nextOn'] as const;

/** The label of a field of a letter; `null` for an unknown path. */
export function fieldName(path: string): string | null {
  const { t } = textsOf('letter');
  const [root = '', name = ''] = path.split('.');
  if (root === 'sender') {
    const known = senderFields.find((field) => field === name);
    return known ? t(`sender.${known}`) : null;
  }
  if (root === 'recipient') {
    const known = recipientFields.find((field) => field === name);
    return known ? t(`recipient.${known}`) : null;
  }
  if (root === 'resumeId') return t('resume.label');
  if (root === 'followsLook') return t('look.ofResume');
  if (root === 'paragraphs') return t('paragraphs.label');
  if (root === 'application') {
    const noted = applicationFields.find((field) => field === name);
    return noted ? t(`application.${noted}`) : null;
  }
  const known = fields.find((field) => field === root);
  return known ? t(`fields.${known}`) : null;
}
