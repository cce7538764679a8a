import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { PESSOAS_POR_PAGINA, type PessoaDaLista } from '@portal/contracts/pessoas/pessoas';
import { diaDoInstante } from '@portal/contracts/tempo/datas';
import { documentoFormatado, telefoneFormatado } from '@portal/contracts/usuario/mascaras';
import { isAdministrador } from '@portal/contracts/usuario/sessao';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { plural } from '../../lib/por-extenso';
import { useQuieto } from '../../lib/use-quieto';
import { Bloco } from '../../ui/bloco';
import { CampoBusca } from '../../ui/campo-busca';
import { Cartao } from '../../ui/cartao';
import { Chip } from '../../ui/chip';
import { EsqueletoLinhas } from '../../ui/esqueleto-linhas';
import { Paginas } from '../../ui/paginas';
import { Titulo } from '../../ui/titulo';
import { Vazio } from '../../ui/vazio';
import { Acoes } from './acoes';
import estilos from './pessoas.module.css';
import { pessoasQuery } from './queries';

/** Where a person's ads are looked for: the administration's lists, by the one thing nobody shares. */
const anunciosDe = (email: string): string =>
  `${CAMINHOS.perfil}?${new URLSearchParams({ lista: 'todos', busca: email }).toString()}#administracao`;

const Pessoa = ({ pessoa, propria }: { pessoa: PessoaDaLista; propria: boolean }) => {
  const { usuario, email, telefone, documento, bloqueado, criado_em, anuncios } = pessoa;
  return (
    <li className={estilos.pessoa}>
      <div className={estilos.quem}>
        <p className={estilos.nome}>
          {usuario}
          {isAdministrador(pessoa) && <Chip className={estilos.nivel}>Administração</Chip>}
          {bloqueado && <Chip className={estilos.bloqueada}>Bloqueada</Chip>}
        </p>
        <p className={estilos.contato}>{email}</p>
        <p className={`numeros ${estilos.contato}`}>
          {[telefone && telefoneFormatado(telefone), documento && documentoFormatado(documento)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className={estilos.contato}>
          {criado_em && <>Desde {diaDoInstante(criado_em)} · </>}
          {anuncios === 0 ? (
            'Nenhum anúncio'
          ) : (
            <Link to={anunciosDe(email)} aria-label={`Anúncios de ${usuario}`}>
              {plural(anuncios, 'anúncio', 'anúncios')}
            </Link>
          )}
        </p>
      </div>
      {propria ? <p className={estilos.contato}>Esta é a sua conta.</p> : <Acoes pessoa={pessoa} />}
    </li>
  );
};

/** Tab #usuarios: everybody with an account, their level and their blocking (contrato 10). */
export const PainelDePessoas = ({ id }: { id: number }) => {
  const [busca, setBusca] = useState('');
  const [pagina, setPagina] = useState(1);
  const procurada = useQuieto(busca.trim());
  const query = useQuery(pessoasQuery(pagina, procurada));
  const total = query.data?.total ?? 0;
  return (
    <>
      <Titulo>Usuários</Titulo>
      <Cartao className={estilos.bloco}>
        <CampoBusca
          valor={busca}
          rotulo="Buscar nome, e-mail, documento ou telefone"
          resultado={procurada !== '' && query.data ? plural(total, 'pessoa', 'pessoas') : ''}
          onChange={(texto) => {
            setBusca(texto);
            setPagina(1);
          }}
        />
        <Bloco
          query={query}
          esqueleto={<EsqueletoLinhas linhas={5} altura="112px" />}
          isVazio={({ pessoas }) => pessoas.length === 0}
          vazio={<Vazio texto="Ninguém encontrado." />}
        >
          {({ pessoas }) => (
            <ul className={estilos.pessoas} aria-label="Usuários">
              {pessoas.map((pessoa) => (
                <Pessoa
                  key={pessoa.id_usuario}
                  pessoa={pessoa}
                  propria={pessoa.id_usuario === id}
                />
              ))}
            </ul>
          )}
        </Bloco>
        <Paginas
          pagina={pagina}
          ultima={Math.max(1, Math.ceil(total / PESSOAS_POR_PAGINA))}
          onIr={setPagina}
        />
      </Cartao>
    </>
  );
};
