import type { ReactNode } from 'react';
import type { SocialName } from './navigation.ts';

const cards: Record<string, ReactNode> = {
  'American Express': (
    <>
      <rect width="38" height="24" rx="4" fill="#1f72cd" />
      <text x="19" y="15.6" textAnchor="middle" fontSize="8.6" fontWeight="800" fill="#fff" letterSpacing="0.3">
        AMEX
      </text>
    </>
  ),
  Discover: (
    <>
      <rect width="38" height="24" rx="4" fill="#fff" />
      <path d="M38 13v7a4 4 0 0 1-4 4H14c10-1.5 18-5 24-11Z" fill="#f27712" />
      <text
        x="3.5"
        y="12.3"
        fontSize="5.8"
        fontWeight="800"
        fill="#1a212c"
        textLength="13.5"
        lengthAdjust="spacingAndGlyphs"
      >
        DISC
      </text>
      <circle cx="20.3" cy="10.2" r="2.5" fill="#f27712" />
      <text
        x="23.6"
        y="12.3"
        fontSize="5.8"
        fontWeight="800"
        fill="#1a212c"
        textLength="10.9"
        lengthAdjust="spacingAndGlyphs"
      >
        VER
      </text>
    </>
  ),
  Mastercard: (
    <>
      <rect width="38" height="24" rx="4" fill="#fff" />
      <circle cx="15.5" cy="12" r="6.5" fill="#eb001b" />
      <circle cx="22.5" cy="12" r="6.5" fill="#f79e1b" />
      <path d="M19 6.52a6.5 6.5 0 0 1 0 10.96 6.5 6.5 0 0 1 0-10.96Z" fill="#ff5f00" />
    </>
  ),
  Verve: (
    <>
      <rect width="38" height="24" rx="4" fill="#fff" />
      <circle cx="9.5" cy="12" r="5.5" fill="#ee312a" />
      <path
        d="M7 9.80l2.5 5 2.5-5"
        fill="none"
        stroke="#fff"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <text
        x="16.8"
        y="14.5"
        fontSize="7"
        fontWeight="700"
        fill="#00425f"
        textLength="17.6"
        lengthAdjust="spacingAndGlyphs"
      >
        Verve
      </text>
    </>
  ),
  Visa: (
    <>
      <rect width="38" height="24" rx="4" fill="#fff" />
      <text x="19" y="16.4" textAnchor="middle" fontSize="11.5" fontWeight="800" fontStyle="italic" fill="#1a1f71">
        VISA
      </text>
    </>
  ),
};

/** The accepted cards, as small pictures with their names. Their letters take the same room in any font. */
export function CardBrands({ label }: { label: string }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {Object.entries(cards).map(([name, drawing]) => (
        <li key={name}>
          <svg
            viewBox="0 0 38 24"
            role="img"
            aria-label={name}
            // Their letters stand where they stand, whichever way the page is read.
            direction="ltr"
            className="block h-6 w-[38px] rounded-[4px] ring-1 ring-line"
          >
            {drawing}
          </svg>
        </li>
      ))}
    </ul>
  );
}

const social: Record<SocialName, string> = {
  LinkedIn:
    'M4.5 9h3v10h-3zM6 4.50a1.75 1.75 0 1 1 0 3.5 1.75 1.75 0 0 1 0-3.50zM10 9h2.90v1.40c.5-.9 1.6-1.7 3.2-1.7 3 0 3.9 1.9 3.9 4.60V19h-3v-5.10c0-1.4-.3-2.5-1.8-2.50s-2.2 1-2.2 2.50V19h-3z',
  Facebook:
    'M13.5 20v-7h2.40l.4-2.80h-2.80V8.50c0-.8.3-1.4 1.5-1.40h1.50V4.60c-.3 0-1.2-.1-2.2-.1-2.2 0-3.7 1.3-3.7 3.70v2H8.10V13h2.50v7z',
  Instagram:
    'M8 3.50h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.50H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.50zm0 1.80A2.7 2.7 0 0 0 5.3 8v8A2.7 2.7 0 0 0 8 18.70h8a2.7 2.7 0 0 0 2.7-2.70V8A2.7 2.7 0 0 0 16 5.30zm4 2.50a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.40zm0 1.80a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.80zm4.5-3.10a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
  X: 'M4 4.50h4.60l3.7 5 4.4-5h2.20l-5.6 6.4 6.2 8.60h-4.60l-4-5.5-4.8 5.50H3.90l6-6.90zm3 1.60l8.7 11.80h1.30L8.3 6.10z',
  Telegram:
    'M20.8 4.80l-2.7 13.40c-.2.9-.8 1.1-1.5.7l-4.2-3.1-2 2c-.2.2-.4.4-.8.40l.3-4.3 7.7-7c.3-.3-.1-.5-.5-.2l-9.6 6-4.1-1.30c-.9-.3-.9-.9.2-1.30l16-6.20c.8-.3 1.4.2 1.2.9z',
  YouTube:
    'M21 8.20a2.5 2.5 0 0 0-1.8-1.80C17.7 6 12 6 12 6s-5.7 0-7.2.4A2.5 2.5 0 0 0 3 8.20C2.6 9.7 2.6 12 2.6 12s0 2.3.4 3.80a2.5 2.5 0 0 0 1.8 1.80C6.3 18 12 18 12 18s5.7 0 7.2-.4a2.5 2.5 0 0 0 1.8-1.80c.4-1.5.4-3.8.4-3.80s0-2.3-.4-3.80zM10.1 14.80V9.20l4.9 2.80z',
};

/** The icon of a social network. */
export function SocialIcon({ name }: { name: SocialName }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden className="fill-current">
      <path d={social[name]} />
    </svg>
  );
}
