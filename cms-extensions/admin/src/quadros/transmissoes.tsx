import type { TransmissaoNoPainel } from '@portal/contracts/painel/respostas';
import { Badge, Flex, Link, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { Link as Rota } from 'react-router-dom';
import { enderecoDo, numero, quando, useLeitura } from '../inicio';
import { TRANSMISSOES } from '../paginas/enderecos';
import { SITUACOES } from '../paginas/transmissoes/transmissao';

const MOSTRADAS = 5;

const Uma = ({ id, nome, situacao, desde }: TransmissaoNoPainel) => (
  <Flex tag="li" justifyContent="space-between" gap={4} paddingBottom={2}>
    <Link tag={Rota} to={enderecoDo('api::radio.radio', id)}>
      {nome || 'Sem nome'}
    </Link>
    <Typography variant="pi">
      {SITUACOES[situacao].rotulo}
      {desde ? ` desde ${quando(desde)}` : ''}
    </Typography>
  </Flex>
);

/** Published radios nobody can hear now. */
export const TransmissoesComProblema = () => {
  const leitura = useLeitura<TransmissaoNoPainel[]>('/painel/transmissoes?problema=sim');
  if (leitura.estado === 'lendo') return <Widget.Loading />;
  if (leitura.estado === 'falha') return <Widget.Error />;
  const ruins = leitura.dados;
  return (
    <>
      {ruins.length === 0 ? (
        <Typography tag="p" paddingBottom={3}>
          Nenhuma transmissão publicada com problema.
        </Typography>
      ) : (
        <>
          <Flex gap={2} paddingBottom={3}>
            <Typography fontWeight="bold">Com problema</Typography>
            <Badge>{numero(ruins.length)}</Badge>
          </Flex>
          <ul>
            {ruins.slice(0, MOSTRADAS).map((uma) => (
              <Uma key={uma.id} {...uma} />
            ))}
          </ul>
        </>
      )}
      <Link tag={Rota} to={TRANSMISSOES}>
        Ver todas as transmissões
      </Link>
    </>
  );
};
