import { SIGN } from '../../../text/normalise.ts';

/** A mail address, possibly behind "mailto:". */
export const EMAIL =
  /(?:mailto:\s*)?(?<![\p{L}\p{N}._%+-])([\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,})/iu;
/** A web address, also without its protocol. */
export const URL = new RegExp(
  String.raw`(?:https?:\/\/[^\s|,;()<>]+|www\.[^\s|,;()<>]+|(?<![\p{L}\p{N}@._-])(?:[a-z0-9-]+\.)+(?:com|org|net` +
    String.raw`|io|dev|me|co|edu|gov|app|ai|xyz|info|tech|design|page|site|online|blog|de|fr|es|it|nl|pl|br|pt|eu` +
    String.raw`|uk|ru|se|ch|at|be|dk|fi|no|cz|in|cn|jp|kr|ie|nz|za|sg|hk|tw|ro|hu|ua|bg|hr|sk|si|lt|lv|ee|lu|mt|ma` +
    String.raw`|ng|ke|ph|vn|ca|au|us|tr|gr|il|ae|sa|jo|eg|mx|ar|cl)(?:\/[^\s|,;()<>]*)?(?![\p{L}\p{N}@]))`,
  'iu',
);
/** The address of a site under a top-level domain that is not listed, alone in its part; "Node.js" is none. */
export const BARE_DOMAIN = /^(?:[a-z0-9-]{2,}\.)+(?!js\b|ts\b|py\b|sh\b|pdf\b)[a-z]{2,12}\/?$/u;
/** "Blog: https://…" among what a resume has at its end. */
export const LABELLED_LINK = /^[^:：/]{2,30}[:：]\s+(?:https?:\/\/|www\.)\S+$/u;
/** What separates details in a line. */
export const SEPARATOR = new RegExp(
  String.raw`\s*[，、/]\s*(?=[男女](?:[，、/]|$))|(?<=[男女])\s*[，、/]\s*|\s*[|•·⋄♦◆∙‖¦●▪]\s*|\s+(?=${SIGN})|\s+[,–—/~]\s+|\s{2,}|\t`,
  'u',
);
