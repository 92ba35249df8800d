import { catalogue } from './catalogue.ts';
import { receipts } from './en/receipts.ts';

/** What is printed on receipts and credit notes. */
export const receiptWords = catalogue('receipts', receipts);
