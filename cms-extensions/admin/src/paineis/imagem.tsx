import { Flex, Typography } from '@strapi/design-system';
import { type Arquivo, useArquivo, useCarrega } from './arquivo';

/** What an image should be, by type. */
interface Pedida {
  campo: string;
  proporcao: readonly [largura: number, altura: number];
  menorLargura: number;
}

const PEDIDAS: Readonly<Record<string, Pedida>> = {
  'api::radio.radio': { campo: 'imagem', proporcao: [1, 1], menorLargura: 600 },
  'api::cantor.cantor': { campo: 'foto', proporcao: [1, 1], menorLargura: 600 },
  'api::musica.musica': { campo: 'foto', proporcao: [1, 1], menorLargura: 600 },
  'api::banner.banner': { campo: 'imagem', proporcao: [12, 5], menorLargura: 1200 },
};

const FOLGA = 0.1;

const conselhos = (
  { width, height, alternativeText }: Arquivo,
  { proporcao: [l, a], menorLargura }: Pedida,
): string[] => {
  const avisos: string[] = [];
  if (width && height && Math.abs(width / height / (l / a) - 1) > FOLGA)
    avisos.push(`A proporção ideal é ${l} por ${a}: as sobras são cortadas ao mostrar.`);
  if (width && width < menorLargura)
    avisos.push(`Tem ${width} de largura; o ideal é ${menorLargura} ou mais.`);
  if (!alternativeText?.trim())
    avisos.push('Falta o texto alternativo: abra a imagem e descreva o que ela mostra.');
  return avisos;
};

const DaImagem = ({ imagem, pedida }: { imagem: Arquivo; pedida: Pedida }) => {
  const carrega = useCarrega(imagem);
  const avisos = conselhos(imagem, pedida);
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      {imagem.width && imagem.height ? (
        <Typography variant="pi">{`${imagem.width} × ${imagem.height}`}</Typography>
      ) : null}
      {avisos.map((aviso) => (
        <Typography key={aviso} variant="pi" textColor="warning600">
          {aviso}
        </Typography>
      ))}
      {avisos.length === 0 && carrega ? (
        <Typography textColor="success600">A imagem está ótima.</Typography>
      ) : null}
    </Flex>
  );
};

const Conselhos = ({ pedida }: { pedida: Pedida }) => {
  const imagem = useArquivo(pedida.campo);
  const [l, a] = pedida.proporcao;
  if (!imagem)
    return (
      <Typography variant="pi">
        {`Ideal: ${pedida.menorLargura} × ${Math.round((pedida.menorLargura * a) / l)}, com texto alternativo.`}
      </Typography>
    );
  return <DaImagem imagem={imagem} pedida={pedida} />;
};

/** Beside the form: what the chosen image should be like. */
export const PainelDaImagem = ({ model }: { model: string }) => {
  const pedida = PEDIDAS[model];
  return pedida ? { title: 'Imagem', content: <Conselhos pedida={pedida} /> } : null;
};
