import type { Saude as Lida } from '@portal/contracts/painel/respostas';
import { Badge, Flex, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { numero, quando, useLeitura } from '../inicio';

const GIGA = 1024 ** 3;
const HORA_MS = 60 * 60_000;
/** A mail is normally gone within seconds; a disk this full, or a backup this old, needs somebody. */
const EMAIL_ATRASADO_MS = HORA_MS / 2;
const DISCO_CHEIO = 0.1;
const COPIA_VELHA_MS = 48 * HORA_MS;

/** How each of the rounds is called for people. */
const TRABALHOS: Readonly<Record<string, string>> = {
  correio: 'envio de e-mails',
  vencimentos: 'vencimento de anúncios',
  avisos: 'avisos por e-mail',
  agendamentos: 'publicação na hora marcada',
  retencao: 'prazos de guarda',
  orfaos: 'arquivos sem dono',
  contagens: 'limpeza de contagens',
  transmissoes: 'verificação das transmissões',
  sons: 'duração dos áudios',
  importacoes: 'importação de planilhas',
};

const idade = (iso: string | null): number =>
  iso === null ? Infinity : Date.now() - Date.parse(iso);

interface Fato {
  rotulo: string;
  valor: string;
  bem: boolean;
}

const doCorreio = ({ emails }: Lida): Fato[] => {
  if (!emails) return [{ rotulo: 'Banco de dados', valor: 'não responde', bem: false }];
  const { esperando, desde, desistidos } = emails;
  const parados = desde !== null && idade(desde) > EMAIL_ATRASADO_MS;
  return [
    {
      rotulo: 'E-mails à espera',
      valor: numero(esperando) + (parados ? `, desde ${quando(desde)}` : ''),
      bem: !parados,
    },
    { rotulo: 'E-mails que não saíram', valor: numero(desistidos), bem: desistidos === 0 },
  ];
};

const fatosDe = (saude: Lida): Fato[] => {
  const { atrasados, disco, ultimaCopia, versao } = saude;
  return [
    ...doCorreio(saude),
    {
      rotulo: 'Trabalhos atrasados',
      valor:
        atrasados
          .map(
            ({ trabalho, desde }) => `${TRABALHOS[trabalho] ?? trabalho}, desde ${quando(desde)}`,
          )
          .join('; ') || 'nenhum',
      bem: atrasados.length === 0,
    },
    {
      rotulo: 'Disco livre',
      valor: `${numero(Math.round((disco.livre / GIGA) * 10) / 10)} GB de ${numero(Math.round(disco.total / GIGA))} GB`,
      bem: disco.livre / disco.total > DISCO_CHEIO,
    },
    {
      rotulo: 'Última cópia de segurança',
      valor: ultimaCopia === null ? 'nenhuma' : quando(ultimaCopia),
      bem: idade(ultimaCopia) < COPIA_VELHA_MS,
    },
    { rotulo: 'Versão do portal', valor: versao, bem: true },
  ];
};

/** How the portal stands, for whoever keeps it: what is wrong is said in words, not by colour alone. */
export const Saude = () => {
  const leitura = useLeitura<Lida>('/painel/saude');
  if (leitura.estado === 'lendo') return <Widget.Loading />;
  if (leitura.estado === 'falha') return <Widget.Error />;
  return (
    <ul>
      {fatosDe(leitura.dados).map(({ rotulo, valor, bem }) => (
        <Flex key={rotulo} tag="li" justifyContent="space-between" paddingBottom={3} gap={4}>
          <Typography>{rotulo}</Typography>
          <Flex gap={2}>
            <Typography variant="pi">{valor}</Typography>
            {bem ? null : (
              <Badge backgroundColor="danger100" textColor="danger700">
                Veja
              </Badge>
            )}
          </Flex>
        </Flex>
      ))}
    </ul>
  );
};
