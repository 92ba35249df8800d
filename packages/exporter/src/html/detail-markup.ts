import { labelSeparator } from '@vitae/domain';
import { labelled, type Detail } from '../detail.ts';
import { element, link, type Content } from './markup.ts';

/** A value with its label; a link runs left to right in every language. */
export const detailMarkup = (value: Detail, locale: string): Content =>
  value.href
    ? [
        value.label ? element('span', {}, `${value.label}${labelSeparator(locale)}`) : null,
        element('bdi', { dir: 'ltr' }, link(value.text, value.href)),
      ]
    : labelled(value, locale);
