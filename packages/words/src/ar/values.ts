import type { Translation } from '../translate.ts';
import type { values as english } from '../en/values.ts';

export const values: Translation<typeof english> = {
  locale: 'استخدم رمز لغة مثل en أو pt-BR',
  country: 'استخدم رمز بلد من حرفين مثل US',
  partialDate: 'استخدم سنة، أو سنة وشهرًا: 2024 أو \u200E2024-05\u200E',
  tagManagerId: 'يجب أن يكون \u200EGTM-\u200E أو \u200EG-\u200E متبوعًا بأحرف لاتينية كبيرة وأرقام',
  newerFormat:
    'حُفظ هذا المستند بإصدار أحدث من التطبيق (الصيغة {{found}}؛ يدعم هذا الإصدار حتى {{known}}). حدّث التطبيق لتحريره.',
};
