import { MENSAGENS_DA_PESQUISA } from '@portal/contracts/pesquisa/mensagens';
import type { NumeroDaPesquisa } from '@portal/contracts/pesquisa/voto';
import type { Portal } from '@portal/contracts/portal/portal';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { portalQuery } from '../../lib/portal-query';
import { Abas } from '../../ui/abas';
import { Botao } from '../../ui/botao';
import { BotaoIcone } from '../../ui/botao-icone';
import { Cartao } from '../../ui/cartao';
import { Vazio } from '../../ui/vazio';
import { rascunho, resolverDa, type VotoNoFormulario } from './dados';
import { FormularioDoVoto, type FormDoVoto } from './formulario-do-voto';
import { musicaEscolhida, musicasDe } from './musica-escolhida';
import estilos from './pesquisas.module.css';
import { Tarde } from './tarde';

interface PropsDoObrigado {
  /** Another survey still waits for an answer. */
  falta: boolean;
  onContinuar: () => void;
  onFechar: () => void;
}

/** The vote was counted; on to the other survey, or the end. */
const Obrigado = ({ falta, onContinuar, onFechar }: PropsDoObrigado) => {
  const palavras = useRef<HTMLParagraphElement>(null);
  useEffect(() => palavras.current?.focus(), []);
  return (
    <div className={estilos.obrigado}>
      <CircleCheck className={estilos.feito} aria-hidden />
      <p ref={palavras} tabIndex={-1} role="status" className={estilos.palavras}>
        {MENSAGENS_DA_PESQUISA.votou}
      </p>
      {falta ? (
        <Botao onClick={onContinuar}>Responder à outra pesquisa</Botao>
      ) : (
        <Botao onClick={onFechar}>Concluir</Botao>
      )}
    </div>
  );
};

type Pesquisa = Portal['pesquisas'][number];

interface Props {
  /** Those that are open and this browser has not answered. */
  pesquisas: readonly Pesquisa[];
  onVotou: (numero: NumeroDaPesquisa) => void;
  onFechar: () => void;
}

const NOME_CURTO: Record<NumeroDaPesquisa, string> = {
  1: 'Web rádio do ano',
  2: 'Música',
};

/** Tabs go by words. */
const IDS = { 1: 'p1', 2: 'p2' } as const;

/** What was typed before, with a song already chosen. */
const comMusica = (pesquisas: readonly Pesquisa[]): VotoNoFormulario => {
  const valores = rascunho.ler();
  return { ...valores, id_musica: musicaEscolhida(musicasDe(pesquisas), valores.id_musica) };
};

const Painel = ({
  form,
  pesquisa,
  onVotou,
  onEncerrada,
}: {
  form: FormDoVoto;
  pesquisa: Pesquisa;
  onVotou: (numero: NumeroDaPesquisa) => void;
  onEncerrada: () => void;
}) => (
  <div className={estilos.painel}>
    <div>
      <h4 className={estilos.titulo}>{pesquisa.titulo}</h4>
      <p className={estilos.texto}>{pesquisa.texto}</p>
    </div>
    <FormularioDoVoto form={form} pesquisa={pesquisa} onVotou={onVotou} onEncerrada={onEncerrada} />
  </div>
);

/** Whether it stands open, or did when the page was left, with something still to be sent. */
let deixada = false;

/** Whether who comes back finds it open: they went on from it with something typed in it. */
export const ficouAberta = (): boolean => deixada && !rascunho.isVazio();

/** None is left to answer: those that are open were, elsewhere in this browser, or there are none. */
const NadaAResponder = () => {
  const { data } = useQuery(portalQuery);
  const { jaVotou, encerrada } = MENSAGENS_DA_PESQUISA;
  return <Vazio texto={data?.pesquisas.length ? jaVotou : encerrada} />;
};

/** The surveys' block: each open one in a tab of its own, one set of personal data for both. */
export const Pesquisas = ({ pesquisas, onVotou, onFechar }: Props) => {
  const cabeca = useRef<HTMLHeadingElement>(null);
  const [escolhida, setEscolhida] = useState<NumeroDaPesquisa | null>(null);
  const [votou, setVotou] = useState(false);
  const volta = useRef(deixada);
  const [tarde, setTarde] = useState<Pesquisa | null>(null);
  const aberta = pesquisas.find(({ numero }) => numero === escolhida) ?? pesquisas[0];
  const form: FormDoVoto = useForm({
    resolver: resolverDa(aberta?.numero ?? 1),
    defaultValues: comMusica(pesquisas),
  });
  const { getValues, reset, setValue } = form;

  useEffect(() => () => rascunho.guardar(getValues()), [getValues]);
  useEffect(() => {
    // Who comes back stays where the browser took them.
    if (!votou && !volta.current) cabeca.current?.focus();
    volta.current = false;
    deixada = !votou;
  }, [votou]);
  const fechar = () => {
    deixada = false;
    onFechar();
  };

  // A new edition has songs of its own.
  const musicas = useRef(musicasDe(pesquisas));
  useEffect(() => {
    const agora = musicasDe(pesquisas);
    const escolhida = getValues('id_musica');
    const musica = musicaEscolhida(agora, escolhida, musicas.current);
    if (musica !== escolhida) setValue('id_musica', musica);
    musicas.current = agora;
  }, [pesquisas, getValues, setValue]);

  // What was typed goes along; what is wrong with it is said again when this one is sent.
  const abrir = (numero: NumeroDaPesquisa) => {
    reset(getValues());
    setTarde(null);
    setEscolhida(numero);
  };
  const registrar = (numero: NumeroDaPesquisa) => {
    setVotou(true);
    setTarde(null);
    onVotou(numero);
  };
  const painel = (pesquisa: Pesquisa) => (
    <Painel
      key={pesquisa.edicao}
      form={form}
      pesquisa={pesquisa}
      onVotou={registrar}
      onEncerrada={() => setTarde(pesquisa)}
    />
  );
  const daPesquisa = (numero: NumeroDaPesquisa) => () => {
    const pesquisa = pesquisas.find((outra) => outra.numero === numero);
    return pesquisa && painel(pesquisa);
  };

  const conteudo = () => {
    if (votou)
      return (
        <Obrigado
          falta={pesquisas.length > 0}
          onContinuar={() => setVotou(false)}
          onFechar={fechar}
        />
      );
    if (!aberta) return tarde ? null : <NadaAResponder />;
    if (pesquisas.length === 1) return painel(aberta);
    return (
      <Abas
        segunda
        rotulo="Pesquisas abertas"
        abas={pesquisas.map(({ numero }) => ({ id: IDS[numero], rotulo: NOME_CURTO[numero] }))}
        aberta={IDS[aberta.numero]}
        onAbrir={(id) => abrir(id === 'p1' ? 1 : 2)}
        paineis={{ p1: daPesquisa(1), p2: daPesquisa(2) }}
      />
    );
  };

  return (
    <Cartao className={estilos.bloco} role="region" aria-label="Pesquisa">
      <div className={estilos.topo}>
        <h3 ref={cabeca} tabIndex={-1} className={estilos.cabeca}>
          Sua opinião
        </h3>
        <BotaoIcone rotulo="Fechar pesquisa" onClick={fechar}>
          <X aria-hidden />
        </BotaoIcone>
      </div>
      {tarde && (
        <Tarde
          outra={pesquisas.some(
            ({ numero, edicao }) => numero === tarde.numero && edicao !== tarde.edicao,
          )}
          onDispensar={() => setTarde(null)}
        />
      )}
      {conteudo()}
    </Cartao>
  );
};
