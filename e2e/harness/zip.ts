/** A zip with one picture in a folder: `logos/Uma.png`, 64 × 64. */
export const ZIP_DE_UMA_IMAGEM = Buffer.from(
  [
    'UEsDBBQAAAAIAAAAIVyKqw7nWAAAAIgAAAANAAAAbG9nb3MvVW1hLnBuZ+sM8HPn5ZLiYmBg4PX0cAkC0g4gzMEEJFW5n3UC',
    'KX9PF8eQiltvzztyMjBwsGzwTpC2lr7Msa/1IJfO5a9RLKQBPe6pPBsu989MtQcazeDp6ueyzimhCQBQSwECFAMUAAAACAAA',
    'ACFciqsO51gAAACIAAAADQAAAAAAAAAAAAAAgAEAAAAAbG9nb3MvVW1hLnBuZ1BLBQYAAAAAAQABADsAAACDAAAAAAA=',
  ].join(''),
  'base64',
);
