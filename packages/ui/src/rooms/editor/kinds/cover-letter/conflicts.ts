import { isApplicationStatus, type Conflict, type CoverLetter } from '@vitae/domain';
import { textsOf } from '../../../../base/i18n/index.ts';

/** Single values with a control. Address and links of the sender are values as a whole. */
const fields =
  /^(?:sender\.(?:fullName|headline|email|phone)|recipient\.\w+|application\.\w+|locale|country|jobTitle|posting|date|subject|opening|closing|enclosures|signature)$/;

/** Whether the form has a field for a path. */
export function hasField({ paragraphs }: CoverLetter, path: string): boolean {
  const [, paragraphId] = /^paragraphs\.([^.]+)\.text$/.exec(path) ?? [];
  return paragraphId === undefined ? fields.test(path) : paragraphs.some(({ id }) => id === paragraphId);
}

/** A value that only letters have, in words; `null` for any other. */
export function valueText(path: string, value: Conflict['other']): string | null {
  const { t } = textsOf('letter');
  return path === 'application.status' && typeof value === 'string' && isApplicationStatus(value)
    ? t(`application.statuses.${value}`)
    : null;
}
