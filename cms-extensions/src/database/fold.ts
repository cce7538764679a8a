/** The function that every connection to SQLite has besides SQLite's own: `dobrar` of contracts. */
export const FOLD = 'dobrar';

/** Another one: what a text is put in order by. */
export const NATURAL_KEY = 'em_ordem_natural';

/** Digits that a number in a text is put in order by; of a longer one, the last. */
export const DIGITS = 20;
