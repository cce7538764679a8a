import { Badge, Box, Flex, Link, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { Link as Rota } from 'react-router-dom';
import { enderecoDo, type Inicio, listaDe, numero } from '../inicio';
import { Quadro } from './quadro';

type Pendencia = Inicio['pendencias'][number];

const TITULOS: Record<Pendencia['assunto'], string> = {
  'anuncios-aguardando': 'Anúncios aguardando aprovação',
  'reembolsos-pedidos': 'Reembolsos pedidos',
  'radios-sem-imagem': 'Rádios sem imagem',
  'radios-sem-transmissao': 'Rádios sem endereço de transmissão que sirva',
  rascunhos: 'Rascunhos nunca publicados',
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
        <Link key={id} tag={Rota} to={enderecoDo(uid, id)}>
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

const Linha = (pendencia: Pendencia) => (
  <Box tag="li" paddingBottom={3}>
    <Titulo {...pendencia} />
    {pendencia.registros.length > 0 ? (
      <Registros {...pendencia} />
    ) : (
      <Link href={ADMINISTRACAO} isExternal>
        Decidir no portal
      </Link>
    )}
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
