import type { Avisos, EscolherAvisos } from '@portal/contracts/avisos/avisos';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { mutationOptions, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { ApiError, SEM_RESPOSTA } from '../../lib/api-error';
import { enviar, lerPrivado } from '../../lib/http';
import { comSessao } from '../../session/com-sessao';
import { PRIVADO } from '../../session/renovar-sessao';
import { avisar } from '../../ui/avisar';
import { Bloco } from '../../ui/bloco';
import { Esqueleto } from '../../ui/esqueleto';
import { Titulo } from '../../ui/titulo';
import estilos from './avisos.module.css';

const avisosQuery = queryOptions({
  queryKey: [PRIVADO, 'avisos'],
  queryFn: ({ signal, client }) =>
    comSessao({ client }, () => lerPrivado<Avisos>(CAMINHOS.avisos, signal)),
});

const escolherMutation = mutationOptions<unknown, Error, EscolherAvisos>({
  networkMode: 'always',
  mutationFn: (escolha) => enviar(CAMINHOS.avisos, escolha),
  onError: (erro) =>
    avisar({ tipo: 'erro', msg: erro instanceof ApiError ? erro.msg : SEM_RESPOSTA }),
  onSettled: (_feito, _erro, _escolha, _antes, { client }) => client.invalidateQueries(avisosQuery),
});

const ESCOLHAS = [
  {
    nome: 'resumo_semanal',
    rotulo: 'Os números dos meus anúncios, às segundas-feiras',
    soAdministrador: false,
  },
  {
    nome: 'resumo_diario',
    rotulo: 'Um resumo por dia do que espera uma decisão, em vez de um e-mail por anúncio',
    soAdministrador: true,
  },
] as const;

/** Which mails the account gets besides those about what it did (contrato 4). */
export const EscolhaDeAvisos = ({ administra }: { administra: boolean }) => {
  const query = useQuery(avisosQuery);
  const { mutate, isPending, variables } = useMutation(escolherMutation);
  return (
    <>
      <Titulo nivel={2}>E-mails que você recebe</Titulo>
      <Bloco query={query} esqueleto={<Esqueleto altura={72} />} vazio={null}>
        {(avisos) => {
          const escolhidos = { ...avisos, ...(isPending ? variables : {}) };
          return (
            <div className={estilos.escolhas}>
              {ESCOLHAS.filter(({ soAdministrador }) => administra || !soAdministrador).map(
                ({ nome, rotulo }) => (
                  <label key={nome} className={estilos.escolha}>
                    <input
                      type="checkbox"
                      checked={escolhidos[nome]}
                      onChange={({ target }) => mutate({ [nome]: target.checked })}
                    />
                    {rotulo}
                  </label>
                ),
              )}
            </div>
          );
        }}
      </Bloco>
    </>
  );
};
