import { meusDadosSchema } from '@portal/contracts/usuario/perfil';
import { cnpj, cpf } from 'cpf-cnpj-validator';
import { cadastroNovo } from '@portal/testing/pessoas';
import { describe, expect, it } from 'vitest';
import { novaPessoa } from './harness/pessoas';
import { umPortalComum } from './harness/portal-comum';
import { novoVisitante } from './harness/visitante';

interface Resposta {
  status: string;
  msg: string;
  erros?: Record<string, string[]>;
}

const aqui = umPortalComum();

const cadastrar = async (campos: unknown) => {
  const answer = await novoVisitante(aqui.portal).enviar('/usuario/save', campos);
  const { msg, erros } = answer.json<Resposta>();
  return { status: answer.status, msg, erros };
};

describe('o cadastro', () => {
  it('cria a conta no nível 1 e já entra, com sessão e token novos', async () => {
    const visitante = novoVisitante(aqui.portal);
    const antes = await visitante.quem();
    const cadastro = cadastroNovo({ documento: '529.982.247-25', email: 'Ana@Exemplo.test ' });
    const answer = await visitante.enviar('/usuario/save', cadastro);
    expect(answer.status, answer.text).toBe(201);
    const { id_usuario, ...user } = (await visitante.quem()).user;
    expect(answer.json()).toEqual({
      status: '1',
      msg: 'Cadastro realizado com sucesso!',
      user: { id_usuario, ...user },
      token: visitante.cookies.get('XSRF-TOKEN'),
    });
    expect(user).toEqual({ usuario: cadastro.nome, permissao: 1 });
    expect(id_usuario).toEqual(expect.any(Number));
    expect((await visitante.quem()).token).not.toBe(antes.token);
    const dados = (await visitante.pedir('/api/usuario/meusDados')).json();
    expect(meusDadosSchema.parse(dados)).toEqual({
      id_usuario,
      usuario: cadastro.nome,
      pessoa: 'Física',
      documento: '52998224725',
      email: 'ana@exemplo.test',
      telefone: '11987654321',
      cep: '01001000',
      endereco: 'Praça da Sé',
      numero: '100',
      cidade: 'São Paulo',
      bairro: 'Sé',
      estado: 'SP',
      email_confirmado: false,
      convidar_a_confirmar: true,
    });
  });

  it('aceita formulário comum, multipart e JSON, com pessoa ou pessoa[]', async () => {
    const urlencoded = novoVisitante(aqui.portal);
    await urlencoded.quem();
    const { pessoa, ...cadastro } = cadastroNovo();
    const campos = {
      ...cadastro,
      'pessoa[]': pessoa,
      _token: urlencoded.cookies.get('XSRF-TOKEN'),
    };
    const corpo = new URLSearchParams(campos as Record<string, string>).toString();
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const plain = { method: 'POST', headers, body: corpo };
    expect((await urlencoded.pedir('/usuario/save', plain)).status).toBe(201);

    const multipart = novoVisitante(aqui.portal);
    await multipart.quem();
    const partes = { ...cadastroNovo(), _token: multipart.cookies.get('XSRF-TOKEN') ?? '' };
    const texto = Object.entries({ ...partes, pessoa: undefined, 'pessoa[]': 'Física' })
      .filter(([, valor]) => valor !== undefined)
      .map(
        ([k, v]) => `--x\r\nContent-Disposition: form-data; name="${k}"\r\n\r\n${String(v)}\r\n`,
      );
    const answer = await multipart.pedir('/usuario/save', {
      method: 'POST',
      headers: {
        'Content-Type': 'multipart/form-data; boundary=x',
        'Content-Length': String(Buffer.byteLength(`${texto.join('')}--x--\r\n`)),
      },
      body: `${texto.join('')}--x--\r\n`,
    });
    expect(answer.status, answer.text).toBe(201);

    const empresa = cadastroNovo({ pessoa: ['Juridíca'], documento: '12.ABC.345/01DE-35' });
    expect((await cadastrar(empresa)).status).toBe(201);
    const numerica = cadastroNovo({ pessoa: 'Juridíca', documento: cnpj.generate(), numero: 100 });
    expect((await cadastrar(numerica)).status).toBe(201);
  });

  it('mostra os erros de todos os campos de uma vez', async () => {
    const { status, msg, erros } = await cadastrar({});
    expect(status).toBe(422);
    expect(msg).toBe('Confira os campos destacados.');
    expect(Object.keys(erros ?? {}).sort()).toEqual(Object.keys(cadastroNovo()).sort());
  });

  it('e-mail, documento e nome são únicos, como quer que se escrevam', async () => {
    const { cadastro } = await novaPessoa(aqui.portal, {
      nome: 'Rádio Canaã',
      email: 'unica@exemplo.test',
    });
    expect(
      await cadastrar(
        cadastroNovo({
          nome: '  RADIO   canaa ',
          email: 'UNICA@exemplo.test',
          documento: cadastro.documento.replace(/(\d{3})(\d{3})(\d{3})/, '$1.$2.$3-'),
        }),
      ),
    ).toMatchObject({
      status: 422,
      erros: {
        nome: ['Este nome já está em uso. Escolha outro.'],
        email: ['Este e-mail já está cadastrado.'],
        documento: ['Este documento já está cadastrado.'],
      },
    });
  });

  it('o que não é do formulário não muda a conta', async () => {
    const { visitante, cadastro, id } = await novaPessoa(aqui.portal, {
      permissao: 2,
      role: 1,
      confirmed: false,
      blocked: true,
      provider: 'x',
      id: 999_999,
      documentId: 'x',
      nome_normalizado: 'outro',
      consentimento_em: '1999-01-01',
      __proto__: { permissao: 9 },
    });
    expect(id).not.toBe(999_999);
    expect((await visitante.quem()).user).toMatchObject({ permissao: 1, usuario: cadastro.nome });
    expect((await visitante.pedir('/api/anuncios/administracao/all')).status).toBeGreaterThan(400);
  });

  it.each([
    ['convidado', 'nome'],
    [' CONVIDADO ', 'nome'],
    ['Ｃｏｎｖｉｄａｄｏ', 'nome'],
    ['con\u200bvi\u00addado', 'nome'],
    ['ćönvidado', 'nome'],
    ['сonvidado', 'nome'],
  ])('o nome do convidado não é de ninguém: %j', async (nome, campo) => {
    const { status, erros } = await cadastrar(cadastroNovo({ nome }));
    expect(status).toBe(422);
    expect(Object.keys(erros ?? {})).toEqual([campo]);
  });

  it.each([
    ['email', 'ana@exemplo.test\r\nBcc: outra@exemplo.test'],
    ['email', { $ne: null }],
    ['email', ["' or 1=1 --"]],
    ['email', "x' or '1'='1@exemplo.test"],
    ['senha', 'x'.repeat(100_000)],
    ['senha', { $gt: '' }],
    ['senha', 'curta'],
    ['nome', '\u0000\u0000\u0000'],
    ['nome', ['a', 'b']],
    ['documento', cpf.generate().replace(/^.../, '111')],
    ['documento', '${7*7}'],
    ['pessoa', 'Fisica'],
    ['cep', '0100100'],
    ['telefone', '1'.repeat(12)],
    ['estado', 'XX'],
    ['cidade', 'x'.repeat(500)],
  ])('recusa %s %j só nesse campo', async (campo, valor) => {
    const { status, erros, msg } = await cadastrar(cadastroNovo({ [campo]: valor }));
    expect(status, msg).toBe(422);
    expect(Object.keys(erros ?? {})).toEqual([campo]);
  });

  it('guarda HTML, SQL e modelos como foram escritos', async () => {
    const texto = `<script>alert(1)</script> {{7*7}} \${7*7} '; drop table x;--`;
    const { visitante } = await novaPessoa(aqui.portal, { endereco: texto, cidade: '=1+1' });
    expect((await visitante.pedir('/api/usuario/meusDados')).json()).toMatchObject({
      endereco: texto,
      cidade: '=1+1',
    });
  });

  it.each([
    ['[]', 400],
    ['"texto"', 400],
    ['5', 400],
    ['{"a":', 400],
    [`{"nome":"${'x'.repeat(1_100_000)}"}`, 413],
    ['{"__proto__":{"nome":"x"}}', 400],
    ['{"constructor":{"prototype":{}},"toString":1}', 422],
    [`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`, 422],
  ])('corpo JSON torto nunca é 500 (%#)', async (body, status) => {
    const visitante = novoVisitante(aqui.portal);
    await visitante.quem();
    const answer = await visitante.pedir('/usuario/save', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-XSRF-TOKEN': visitante.cookies.get('XSRF-TOKEN') ?? '',
      },
      body,
    });
    expect(answer.status, answer.text.slice(0, 200)).toBe(status);
    expect(answer.json<Resposta>().status).toBe('0');
    expect(answer.text).not.toMatch(/node_modules|SyntaxError|select |at \w+ \(/i);
  });

  it('outro tipo de corpo é 415; multipart sem fim, 411 ou 413', async () => {
    const visitante = novoVisitante(aqui.portal);
    await visitante.quem();
    const token = { 'X-XSRF-TOKEN': visitante.cookies.get('XSRF-TOKEN') ?? '' };
    const post = (headers: Record<string, string>, body: string) =>
      visitante.pedir('/usuario/save', { method: 'POST', headers: { ...token, ...headers }, body });
    expect((await post({ 'Content-Type': 'text/csv' }, 'a;b')).status).toBe(415);
    const grande = 'x'.repeat(1_200_000);
    const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' };
    expect((await post({ ...multipart, 'Content-Length': '1200000' }, grande)).status).toBe(413);
    expect((await post({ ...multipart, 'Transfer-Encoding': 'chunked' }, 'x')).status).toBe(411);
  });

  it('vinte cadastros ao mesmo tempo com um e-mail fazem uma conta', async () => {
    const email = 'corrida@exemplo.test';
    const visitantes = Array.from({ length: 20 }, () => novoVisitante(aqui.portal));
    await Promise.all(visitantes.map((visitante) => visitante.quem()));
    const answers = await Promise.all(
      visitantes.map((visitante) => visitante.enviar('/usuario/save', cadastroNovo({ email }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      201,
      ...Array<number>(19).fill(422),
    ]);
    for (const answer of answers.filter(({ status }) => status === 422))
      expect(answer.json<Resposta>().erros).toEqual({ email: ['Este e-mail já está cadastrado.'] });
  });

  it('dez ao mesmo tempo com um documento, ou com um nome, fazem uma conta', async () => {
    for (const igual of [{ documento: cpf.generate() }, { nome: 'Nome Disputado' }]) {
      const answers = await Promise.all(
        Array.from({ length: 10 }, () =>
          novoVisitante(aqui.portal).enviar('/usuario/save', cadastroNovo(igual)),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([
        201,
        ...Array<number>(9).fill(422),
      ]);
    }
  });
});
