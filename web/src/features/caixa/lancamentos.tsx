import type { Lancamento } from '@portal/contracts/caixa/caixa';
import { emReais } from '@portal/contracts/dinheiro/real';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { dataPorExtenso } from '@portal/contracts/tempo/datas';
import { useMutation } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { plural } from '../../lib/por-extenso';
import { Botao } from '../../ui/botao';
import { Confirmacao } from '../../ui/confirmacao';
import { Paginas } from '../../ui/paginas';
import { Vazio } from '../../ui/vazio';
import estilos from './caixa.module.css';
import { emCampo, nenhum, type Inicial } from './campos-do-recebimento';
import { FormularioDoRecebimento } from './formulario-do-recebimento';
import { retirarMutation } from './mutations';
import { divergenciaPorExtenso, ROTULO_DO_TIPO } from './textos';

const POR_PAGINA = 30;

/** The form with what is known of a line's ad. */
const inicialDe = ({ id_anuncio, tipo, data, valor, transacao, pagador }: Lancamento): Inicial => ({
  ...nenhum(),
  id: String(id_anuncio),
  valor: emCampo(valor),
  ...(tipo === 'recebido' && { data, transacao: transacao ?? '', pagador: pagador ?? '' }),
});

interface LinhaProps {
  linha: Lancamento;
  onRegistrar: () => void;
  onRetirar: () => void;
}

const Linha = ({ linha, onRegistrar, onRetirar }: LinhaProps) => {
  const { data, tipo, id_anuncio, titulo, usuario, valor, transacao, pagador } = linha;
  const divergencia = divergenciaPorExtenso(linha);
  return (
    <li className={estilos.linha}>
      <p className={estilos.nome}>
        <Link to={CAMINHOS.anuncioNaAdministracao(id_anuncio)}>{titulo}</Link>{' '}
        <span className={estilos.codigo}>nº {id_anuncio}</span>
      </p>
      <p className={`numeros ${estilos.valor}`}>
        {tipo === 'devolvido' && '− '}
        {emReais(valor)}
      </p>
      <p className={estilos.detalhe}>
        <span className={estilos.tipo}>{ROTULO_DO_TIPO[tipo]}</span> em {dataPorExtenso(data)} ·{' '}
        {usuario}
        {transacao && ` · ${transacao}`}
        {pagador && ` · pago por ${pagador}`}
      </p>
      {divergencia && (
        <p className={estilos.divergencia}>
          <TriangleAlert size={16} aria-hidden /> {divergencia}
        </p>
      )}
      {(tipo === 'recebido' || linha.divergencia === 'sem_recebimento') && (
        <div className={estilos.acoes}>
          <Botao variante="fantasma" onClick={onRegistrar}>
            {tipo === 'recebido' ? 'Corrigir' : 'Registrar recebimento'}
            <span className="so-leitor"> de {titulo}</span>
          </Botao>
          {tipo === 'recebido' && (
            <Botao variante="fantasma" onClick={onRetirar}>
              Retirar<span className="so-leitor"> o recebimento de {titulo}</span>
            </Botao>
          )}
        </div>
      )}
    </li>
  );
};

const Retirada = ({ linha, onFechar }: { linha: Lancamento | null; onFechar: () => void }) => {
  const retirar = useMutation(retirarMutation);
  return (
    <Confirmacao
      aberta={linha !== null}
      titulo="Retirar o recebimento?"
      sim="Retirar"
      nao="Voltar"
      fazendo={retirar.isPending}
      onFechar={onFechar}
      onSim={() => linha && retirar.mutate(linha, { onSettled: onFechar })}
    >
      {linha && `${emReais(linha.valor)} de “${linha.titulo}” deixam de contar como recebidos.`}
    </Confirmacao>
  );
};

/** The lines of a month, all or only those that do not add up. */
export const Lancamentos = ({ linhas }: { linhas: readonly Lancamento[] }) => {
  const [soDivergentes, setSoDivergentes] = useState(false);
  const [pagina, setPagina] = useState(1);
  const [aRegistrar, setARegistrar] = useState<Lancamento | null>(null);
  const [aRetirar, setARetirar] = useState<Lancamento | null>(null);
  const divergentes = linhas.filter(({ divergencia }) => divergencia !== null);
  const vistas = soDivergentes ? divergentes : linhas;
  const ultima = Math.max(1, Math.ceil(vistas.length / POR_PAGINA));
  const atual = Math.min(pagina, ultima);
  return (
    <>
      {(divergentes.length > 0 || soDivergentes) && (
        <Botao
          variante="secundario"
          aria-pressed={soDivergentes}
          onClick={() => {
            setSoDivergentes(!soDivergentes);
            setPagina(1);
          }}
        >
          <TriangleAlert size={20} aria-hidden />
          {soDivergentes
            ? 'Ver todos os lançamentos'
            : `Ver ${plural(divergentes.length, 'divergência', 'divergências')}`}
        </Botao>
      )}
      {vistas.length === 0 ? (
        <Vazio texto={soDivergentes ? 'Nenhuma divergência.' : 'Nenhum lançamento neste mês.'} />
      ) : (
        <ul className={estilos.linhas} aria-label="Lançamentos">
          {vistas.slice((atual - 1) * POR_PAGINA, atual * POR_PAGINA).map((linha) => (
            <Linha
              key={`${linha.tipo} ${linha.id_anuncio}`}
              linha={linha}
              onRegistrar={() => setARegistrar(linha)}
              onRetirar={() => setARetirar(linha)}
            />
          ))}
        </ul>
      )}
      <Paginas pagina={atual} ultima={ultima} onIr={setPagina} />
      <FormularioDoRecebimento
        inicial={aRegistrar && inicialDe(aRegistrar)}
        linha={aRegistrar}
        onFechar={() => setARegistrar(null)}
      />
      <Retirada linha={aRetirar} onFechar={() => setARetirar(null)} />
    </>
  );
};
