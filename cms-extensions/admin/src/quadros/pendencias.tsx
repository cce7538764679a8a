import type { Inicio } from '@portal/contracts/painel/respostas';
import { Badge, Box, Flex, Link, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { Link as Rota } from 'react-router-dom';
import { enderecoDo, listaDe, numero } from '../inicio';
import { Quadro } from './quadro';

type Pendencia = Inicio['pendencias'][number];

const TITULOS: Record<Pendencia['assunto'], string> = {
  'anuncios-aguardando': 'Anúncios aguardando aprovação',
  'reembolsos-pedidos': 'Reembolsos pedidos',
  'radios-sem-imagem': 'Rádios sem imagem',
  'radios-sem-transmissao': 'Rádios sem endereço de transmissão que sirva',
  rascunhos: 'Rascunhos nunca publicados',
  'arquivos-sem-uso': 'Arquivos que nada mostra, há mais de 30 dias',
  agendados: 'Com hora marcada',
  'agendamentos-que-falharam': 'Não feitos na hora marcada',
  'emails-que-nao-sairam': 'E-mails que não saíram',
};

/** Ads are decided on the portal itself. */
const ADMINISTRACAO = '/usuario/perfil#administracao';

const Titulo = ({ assunto, total }: Pendencia) => (
  <Flex gap={2}>
    <Typography fontWeight="bold">{TITULOS[assunto]}</Typography>
    <Badge>{numero(total)}</Badge>
  </Flex>
);

const Registros = ({ registros, total }: Pendencia) => {
  const [primeiro] = registros;
  return (
    <Flex gap={2} wrap="wrap">
      {registros.map(({ uid, id, nome }) => (
        <Link key={`${id} ${nome}`} tag={Rota} to={enderecoDo(uid, id)}>
          {nome}
        </Link>
      ))}
      {primeiro && total > registros.length ? (
        <Link tag={Rota} to={listaDe(primeiro.uid)}>
          e mais {numero(total - registros.length)}
        </Link>
      ) : null}
    </Flex>
  );
};

/** Nobody but the recipient's own server can mend these: staff learn whom to reach in another way. */
const Emails = ({ emails, total }: { emails: NonNullable<Pendencia['emails']>; total: number }) => (
  <ul>
    {emails.map(({ destinatario, motivo }, i) => (
      // The same address may be there twice, for the same reason.
      <li key={i}>
        <Typography>{destinatario ?? 'Destinatário desconhecido'}</Typography>
        <Typography variant="pi" textColor="neutral600" tag="p">
          {motivo ?? 'Motivo desconhecido'}
        </Typography>
      </li>
    ))}
    {total > emails.length ? (
      <Typography tag="li">e mais {numero(total - emails.length)}</Typography>
    ) : null}
  </ul>
);

/** The media library, with nothing but what nothing shows. */
const SEM_USO = '/plugins/upload?semUso=1';

const Conteudo = (pendencia: Pendencia) => {
  const { assunto, emails, registros, total } = pendencia;
  if (assunto === 'arquivos-sem-uso')
    return (
      <Link tag={Rota} to={SEM_USO}>
        Ver na biblioteca de mídia
      </Link>
    );
  if (emails) return <Emails emails={emails} total={total} />;
  if (registros.length > 0) return <Registros {...pendencia} />;
  return (
    <Link href={ADMINISTRACAO} isExternal>
      Decidir no portal
    </Link>
  );
};

const Linha = (pendencia: Pendencia) => (
  <Box tag="li" paddingBottom={3}>
    <Titulo {...pendencia} />
    <Conteudo {...pendencia} />
  </Box>
);

/** What waits for somebody. */
export const Pendencias = () => (
  <Quadro>
    {({ pendencias }) => {
      const abertas = pendencias.filter(({ total }) => total > 0);
      if (abertas.length === 0) return <Widget.NoData>Nada pendente. Tudo em dia!</Widget.NoData>;
      return (
        <ul>
          {abertas.map((pendencia) => (
            <Linha key={pendencia.assunto} {...pendencia} />
          ))}
        </ul>
      );
    }}
  </Quadro>
);
