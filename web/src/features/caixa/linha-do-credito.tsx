import type { Candidato, Credito } from '@portal/contracts/caixa/extrato';
import { emReais } from '@portal/contracts/dinheiro/real';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { MENSAGENS } from '@portal/contracts/http/mensagens';
import { dataPorExtenso } from '@portal/contracts/tempo/datas';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { ApiError } from '../../lib/api-error';
import { useUmPorVez } from '../../lib/use-um-por-vez';
import { Alerta } from '../../ui/alerta';
import { BotaoEnviar } from '../../ui/botao-enviar';
import estilos from './caixa.module.css';
import { confirmarMutation, isPorAprovar } from './mutations';
import { motivosPorExtenso } from './textos';

interface OpcaoProps {
  grupo: string;
  credito: Credito;
  candidato: Candidato;
  escolhido: boolean;
  onEscolher: () => void;
}

/** One ad the credit may pay; the wrong value is told before it is confirmed. */
const Opcao = ({ grupo, credito, candidato, escolhido, onEscolher }: OpcaoProps) => {
  const { id, titulo, usuario, valor, motivos, recusado } = candidato;
  return (
    <label className={estilos.candidato}>
      <input type="radio" name={grupo} value={id} checked={escolhido} onChange={onEscolher} />
      <span>
        <span className={estilos.nome}>
          {titulo} <span className={estilos.codigo}>nº {id}</span>
        </span>
        <span className={estilos.detalhe}>
          {usuario} · {motivosPorExtenso(motivos)}
        </span>
        {valor !== credito.valor && (
          <span className={estilos.divergencia}>
            <TriangleAlert size={16} aria-hidden /> O anúncio vale {emReais(valor)}
          </span>
        )}
        {recusado && (
          <span className={estilos.divergencia}>
            <TriangleAlert size={16} aria-hidden /> O anúncio não foi aprovado: registrar o dinheiro
            não o aprova
          </span>
        )}
      </span>
    </label>
  );
};

interface Props {
  credito: Credito;
  /** The ad it is recorded for. */
  confirmado: number | null;
  /** Why that ad, paid now, was not approved with it. */
  naoAprovado: string | null;
  /** The ads it may pay that no other credit was confirmed for. */
  candidatos: readonly Candidato[];
  onConfirmado: (anuncio: number, naoAprovado: string | null) => void;
}

/** A credit, the ads it may pay, and the button that records it. */
export const LinhaDoCredito = ({
  credito,
  confirmado,
  naoAprovado,
  candidatos,
  onConfirmado,
}: Props) => {
  const grupo = useId();
  const confirmar = useMutation(confirmarMutation);
  const [preferido, setPreferido] = useState<number | null>(null);
  const escolhido = candidatos.find(({ id }) => id === preferido) ?? candidatos[0];
  const semNenhum = credito.candidatos.length > 0 && !escolhido;
  const { data, valor, descricao } = credito;
  const umPorVez = useUmPorVez();
  const { error: erro, variables } = confirmar;
  const isDoEscolhido = erro !== null && variables.candidato.id === escolhido?.id;
  // Somebody else was there before: that does not change by trying.
  const isEmVao = isDoEscolhido && erro instanceof ApiError && [404, 409].includes(erro.status);
  const registrar = async (candidato: Candidato) => {
    const feito = await confirmar.mutateAsync({ credito, candidato });
    onConfirmado(candidato.id, feito.naoAprovado);
  };
  return (
    <li className={estilos.linha}>
      <p className={estilos.nome}>{descricao || 'Sem descrição'}</p>
      <p className={`numeros ${estilos.valor}`}>{emReais(valor)}</p>
      <p className={estilos.detalhe}>{dataPorExtenso(data)}</p>
      {confirmado !== null ? (
        <>
          <p className={estilos.feito} role="status">
            <CircleCheck size={20} aria-hidden /> Registrado no anúncio nº {confirmado}
          </p>
          {naoAprovado !== null && (
            <Alerta tipo="erro">
              {naoAprovado}{' '}
              <Link to={CAMINHOS.anuncioNaAdministracao(confirmado)}>Ver o anúncio</Link>
            </Alerta>
          )}
        </>
      ) : semNenhum ? (
        <p className={estilos.detalhe}>
          O anúncio que ele podia pagar já tem outro recebimento. Se o dinheiro é de outro anúncio,
          registre-o à mão.
        </p>
      ) : (
        escolhido && (
          <form
            className={estilos.escolhas}
            aria-label={`Crédito de ${emReais(valor)}: ${descricao}`}
            onSubmit={(evento) => {
              evento.preventDefault();
              umPorVez(() => registrar(escolhido));
            }}
          >
            {candidatos.map((candidato) => (
              <Opcao
                key={candidato.id}
                grupo={grupo}
                credito={credito}
                candidato={candidato}
                escolhido={candidato === escolhido}
                onEscolher={() => setPreferido(candidato.id)}
              />
            ))}
            {erro && (
              <Alerta tipo="erro">
                {erro instanceof ApiError ? erro.msg : MENSAGENS.erroInterno}
              </Alerta>
            )}
            {!isEmVao && (
              <BotaoEnviar enviando={confirmar.isPending} variante="secundario">
                {isDoEscolhido && 'Tentar de novo: '}
                {isPorAprovar(escolhido) ? 'Aprovar e registrar' : 'Registrar'}
              </BotaoEnviar>
            )}
          </form>
        )
      )}
    </li>
  );
};
