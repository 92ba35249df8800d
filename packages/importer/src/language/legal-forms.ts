/** The end of a company's name. */
export const LEGAL_FORM =
  /(?:^|\s)(?:gmbh(?: & co\.? kg)?|mbh|ag|kg|ohg|e\.? ?v\.?|inc\.?|llc|ltd\.?|plc|s\.?a\.?s?|sarl|s\.?l\.?u?|s\.?r\.?l\.?|b\.?v\.?|n\.?v\.?|ab|oy|a\/s|ltda\.?|sp\. z o\.o\.|s\.r\.o\.|spol\. s r\.o\.|d\.o\.o\.)$/iu;

/** What belongs to a company's name behind a comma: "Buckeye, Inc.", "Park & Lund, LLP". */
export const BEHIND_COMMA =
  /^(?:inc|llc|ltd|gmbh|corp|co|s\.?a|ag|plc|lda|ltda|s\.?l|llp|kg|bv|p\.?l\.?l\.?c|p\.?c|lp|pty|sarl|sas|srl|n\.?v|e\.?v)\.?(?:\s|$)/iu;

/** Behind a short form at the end of a company's name, or an initial, a full stop ends no sentence: "Acme Ltd." */
export const ENDS_SHORT = /(?<!\p{L})(?:\p{Lu}|Inc|Ltd|L\.?L\.?C|Corp|Co|o\.o|Şti|e?hf|Bhd|Tbk)\.$/u;
