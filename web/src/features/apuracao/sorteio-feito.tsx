import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Sorteio } from '@portal/contracts/pesquisa/sorteio';
import { telefoneFormatado } from '@portal/contracts/usuario/mascaras';
import { Trophy } from 'lucide-react';
import { emNumero, instantePorExtenso } from '../../lib/por-extenso';
import { Baixar } from '../../ui/baixar';
import estilos from './apuracao.module.css';
import { entreAspas } from './textos';

const Sorteado = ({ sorteado }: { sorteado: Sorteio['sorteados'][number] }) => {
  const { posicao, linha, nome, email, telefone } = sorteado;
  return (
    <li className={estilos.sorteado}>
      <span className={estilos.lugar}>
        {posicao === 1 && <Trophy size={20} aria-hidden />}
        {posicao === 1 ? 'Ganhador' : `${posicao - 1}º suplente`}
      </span>
      <span className={estilos.nome}>{nome || '(voto apagado)'}</span>
      <span className={`numeros ${estilos.contato}`}>
        linha {emNumero(linha)}
        {email && ` · ${email}`}
        {telefone && ` · ${telefoneFormatado(telefone)}`}
      </span>
    </li>
  );
};

/** A draw as it was made, and how to repeat it. */
export const SorteioFeito = ({ sorteio }: { sorteio: Sorteio }) => {
  const { id, semente, algoritmo, participantes, hash_da_lista, sorteado_em, sorteados } = sorteio;
  const suplentes = sorteados.length - 1;
  return (
    <article className={estilos.sorteio} aria-labelledby={`sorteio-${id}`}>
      <h4 id={`sorteio-${id}`}>Sorteio de {instantePorExtenso(sorteado_em)}</h4>
      <ol className={estilos.sorteados}>
        {sorteados.map((sorteado) => (
          <Sorteado key={sorteado.posicao} sorteado={sorteado} />
        ))}
      </ol>
      <dl className={estilos.provas}>
        <dt>Semente</dt>
        <dd>{semente}</dd>
        <dt>Participantes</dt>
        <dd className="numeros">{emNumero(participantes)}</dd>
        <dt>SHA-256 da lista</dt>
        <dd>
          <code>{hash_da_lista}</code>
        </dd>
        <dt>Algoritmo</dt>
        <dd>
          <code>{algoritmo}</code>
        </dd>
      </dl>
      <details className={estilos.repetir}>
        <summary>Como repetir este sorteio</summary>
        <ol>
          <li>Baixe a lista deste sorteio e confira o SHA-256 acima.</li>
          <li>
            Com o Node instalado e o código do portal, execute:{' '}
            <code>
              node scripts/conferir-sorteio.mjs sorteio-{id}.txt {entreAspas(semente)} {suplentes}
            </code>
          </li>
          <li>
            Compare as linhas sorteadas. Quem votou acha a própria linha pelo SHA-256 de
            “pesquisa;e-mail;telefone”.
          </li>
        </ol>
      </details>
      <Baixar href={CAMINHOS.sorteioLista(id)} arquivo={`sorteio-${id}.txt`}>
        Baixar a lista deste sorteio
      </Baixar>
    </article>
  );
};
