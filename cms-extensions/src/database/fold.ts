/** The function that every connection to SQLite has besides SQLite's own: `dobrar` of contracts. */
export const FOLD = 'dobrar';

/** Another one: what a text is put in order by. */
export const NATURAL_KEY = 'em_ordem_natural';
