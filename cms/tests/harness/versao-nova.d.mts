/** What the next release is to this one: one more column, and the number of its structure raised. Answers its program. */
export declare const versaoNova: (pasta: string) => string;
