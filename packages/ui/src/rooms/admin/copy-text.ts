import { textsOf } from '../../base/i18n/index.ts';
import { toast } from '../../parts/components/index.ts';

/** Puts a text on the clipboard, and says so. */
export const copyText = (text: string): void =>
  void navigator.clipboard.writeText(text).then(() => toast({ title: textsOf('admin').t('list.copied') }));
