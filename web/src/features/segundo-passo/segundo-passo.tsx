import type {
  SegredoDoSegundoPasso,
  SituacaoDoSegundoPasso,
} from '@portal/contracts/usuario/segundo-passo';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { plural } from '../../lib/por-extenso';
import { useUmPorVez } from '../../lib/use-um-por-vez';
import { Alerta } from '../../ui/alerta';
import { Bloco } from '../../ui/bloco';
import { Botao } from '../../ui/botao';
import { BotaoEnviar } from '../../ui/botao-enviar';
import { Esqueleto } from '../../ui/esqueleto';
import formulario from '../../ui/formulario.module.css';
import { Titulo } from '../../ui/titulo';
import { CodigosDeRecuperacao } from './codigos-de-recuperacao';
import { Desligar } from './desligar';
import { Ligar, type DesenharQr } from './ligar';
import { prepararMutation, trocarCodigosMutation } from './mutations';
import { segundoPassoQuery } from './queries';
import estilos from './segundo-passo.module.css';

/** What is being done with it; at rest, what there is. */
type Tela =
  | { nome: 'repouso' }
  | { nome: 'ligar'; segredo: SegredoDoSegundoPasso }
  | { nome: 'codigos'; codigos: string[] }
  | { nome: 'desligar' };

const REPOUSO: Tela = { nome: 'repouso' };

interface Repouso {
  situacao: SituacaoDoSegundoPasso;
  ir: (tela: Tela) => void;
}

/** Whether what a screen is for has been done already: its answer was lost, or another tab did it. */
const isFeito = ({ nome }: Tela, ligado: boolean | undefined): boolean =>
  (nome === 'ligar' && ligado === true) || (nome === 'desligar' && ligado === false);

const Desligado = ({ situacao, ir }: Repouso) => {
  const preparar = useMutation(prepararMutation);
  const umPorVez = useUmPorVez();
  const comecar = () =>
    umPorVez(async () => ir({ nome: 'ligar', segredo: await preparar.mutateAsync() }));
  return (
    <div className={estilos.parte}>
      <p>
        {situacao.exigido
          ? 'A associação o pede de quem administra o portal: além da senha, um código do seu celular.'
          : 'Além da senha, um código do seu celular: quem descobrir a sua senha não entra.'}
      </p>
      <div>
        <BotaoEnviar
          variante={situacao.exigido ? 'primario' : 'secundario'}
          enviando={preparar.isPending}
          onClick={comecar}
        >
          Ligar o segundo passo
        </BotaoEnviar>
      </div>
    </div>
  );
};

const CODIGOS_POR_VER =
  'Se você ainda não viu os códigos de recuperação, crie códigos novos e guarde-os.';

const Ligado = ({ situacao: { codigos }, porVer, ir }: Repouso & { porVer: boolean }) => {
  const trocar = useMutation(trocarCodigosMutation);
  const umPorVez = useUmPorVez();
  // Of two lists asked for at once nobody knows which one counts.
  const novos = () =>
    umPorVez(async () => ir({ nome: 'codigos', codigos: await trocar.mutateAsync() }));
  return (
    <div className={estilos.parte}>
      {porVer && <Alerta tipo="neutro">{CODIGOS_POR_VER}</Alerta>}
      <p>
        <strong>Ligado.</strong>{' '}
        {codigos === 0
          ? 'Não resta nenhum código de recuperação: crie novos.'
          : `${plural(codigos, 'código de recuperação ainda serve', 'códigos de recuperação ainda servem')}.`}
      </p>
      <div className={formulario.acoes}>
        <BotaoEnviar variante="secundario" enviando={trocar.isPending} onClick={novos}>
          Criar códigos novos
        </BotaoEnviar>
        <Botao variante="fantasma" onClick={() => ir({ nome: 'desligar' })}>
          Desligar
        </Botao>
      </div>
    </div>
  );
};

interface Props {
  qr: DesenharQr;
  /** It is on, and the codes are kept. */
  onPronto?: (() => void) | undefined;
}

/** The second step at login, in 'Meu perfil' (contrato 10). */
export const SegundoPasso = ({ qr, onPronto }: Props) => {
  const query = useQuery(segundoPassoQuery);
  const client = useQueryClient();
  const [tela, setTela] = useState<Tela>(REPOUSO);
  const feito = isFeito(tela, query.data?.ligado);
  const naTela = feito ? REPOUSO : tela;
  const repousar = () => setTela(REPOUSO);
  const guardados = () => {
    repousar();
    void client.invalidateQueries({ queryKey: segundoPassoQuery.queryKey });
    onPronto?.();
  };
  return (
    <section aria-labelledby="segundo-passo">
      <Titulo nivel={2} id="segundo-passo">
        Segundo passo no login
      </Titulo>
      {naTela.nome === 'ligar' && (
        <Ligar
          segredo={naTela.segredo}
          qr={qr}
          onLigado={(codigos) => setTela({ nome: 'codigos', codigos })}
          onDesistir={repousar}
        />
      )}
      {naTela.nome === 'codigos' && (
        <CodigosDeRecuperacao codigos={naTela.codigos} onGuardados={guardados} />
      )}
      {naTela.nome === 'desligar' && <Desligar onDesligado={repousar} onDesistir={repousar} />}
      {naTela.nome === 'repouso' && (
        <Bloco query={query} esqueleto={<Esqueleto altura={120} />} vazio={null}>
          {(situacao) =>
            situacao.ligado ? (
              <Ligado situacao={situacao} porVer={feito} ir={setTela} />
            ) : (
              <Desligado situacao={situacao} ir={setTela} />
            )
          }
        </Bloco>
      )}
    </section>
  );
};
