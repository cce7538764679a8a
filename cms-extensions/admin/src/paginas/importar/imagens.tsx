import { Button, Flex, Typography, VisuallyHidden } from '@strapi/design-system';
import { Images } from '@strapi/icons';
import { useRef } from 'react';

/** Chooses the zip of pictures that goes along with the spreadsheet, for those who have them as files. */
export const Imagens = ({
  imagens,
  escolher,
}: {
  imagens: File | null;
  escolher: (zip: File | null) => void;
}) => {
  const campo = useRef<HTMLInputElement>(null);
  return (
    <Flex gap={2} wrap="wrap">
      <Button variant="secondary" startIcon={<Images />} onClick={() => campo.current?.click()}>
        Escolher o zip das imagens
      </Button>
      {imagens ? (
        <>
          <Typography role="status">{imagens.name} vai com a planilha.</Typography>
          <Button variant="ghost" onClick={() => escolher(null)}>
            Não enviar o zip
          </Button>
        </>
      ) : null}
      <VisuallyHidden>
        <input
          ref={campo}
          type="file"
          aria-label="Zip das imagens"
          accept=".zip,application/zip"
          tabIndex={-1}
          onChange={({ target }) => {
            escolher(target.files?.[0] ?? null);
            // The same file, mended, is another choice.
            target.value = '';
          }}
        />
      </VisuallyHidden>
    </Flex>
  );
};
