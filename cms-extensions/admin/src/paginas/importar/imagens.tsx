import { Button, Flex, Typography } from '@strapi/design-system';
import { Images } from '@strapi/icons';
import { BotaoDeArquivo } from './botao-de-arquivo';

/** Chooses the zip of pictures that goes along with the spreadsheet, for those who have them as files. */
export const Imagens = ({
  imagens,
  escolher,
}: {
  imagens: File | null;
  escolher: (zip: File | null) => void;
}) => (
  <Flex gap={2} wrap="wrap">
    <BotaoDeArquivo
      variant="secondary"
      startIcon={<Images />}
      nome="Zip das imagens"
      aceita=".zip,application/zip"
      escolher={escolher}
    >
      Escolher o zip das imagens
    </BotaoDeArquivo>
    {imagens ? (
      <>
        <Typography role="status">{imagens.name} vai com a planilha.</Typography>
        <Button variant="ghost" onClick={() => escolher(null)}>
          Não enviar o zip
        </Button>
      </>
    ) : null}
  </Flex>
);
