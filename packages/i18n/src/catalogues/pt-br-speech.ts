import type { SpeechCatalogue } from './catalogue.ts';

/** Brazilian Portuguese: the games, and what is said of a match to the log and to screen readers. */
export const ptBrSpeech: SpeechCatalogue = {
  'game.draw.name': 'Compra',
  'game.draw.line': 'Duas pontas abertas. Compre até uma servir.',
  'game.brazilian.name': 'Brasileiro',
  'game.brazilian.line': 'Duplas frente a frente, o jogo corre para a direita.',
  'game.five-up.name': 'Five-Up',
  'game.five-up.line': 'Toda carroça abre braços. Pontue quando as pontas somam cinco.',
  'game.mexican-train.name': 'Trem mexicano',
  'game.mexican-train.line': 'Um trem para cada um, e um para todos.',
  'game.in-pairs': '{game} em duplas',

  'say.deal-again':
    '{who, select, you {Você tem carroças demais. As pedras são distribuídas de novo.} other {{name} tem carroças demais. As pedras são distribuídas de novo.}}',
  'say.lots': 'Sorteio da saída: {lots}.',
  'say.lots.entry': '{name} {tile}',
  'say.lots.lead':
    '{who, select, you {O sorteio dá a saída a você.} other {O sorteio dá a saída a {name}.}}',
  'say.round': '{who, select, you {Rodada {round}. Você sai.} other {Rodada {round}. {name} sai.}}',
  'say.dealt':
    '{count, plural, =0 {0 pedras para cada um} one {# pedra para cada um} other {# pedras para cada um}}, {boneyard, plural, =0 {sem monte} other {# no monte}}.',
  'say.played.start': '{who, select, you {Você sai com {tile}.} other {{name} sai com {tile}.}}',
  'say.played.left': '{name}: {tile} na esquerda.',
  'say.played.right': '{name}: {tile} na direita.',
  'say.played.other': '{name}: {tile}.',
  'say.played.at': '{name}: {tile} {at}.',
  'at.host': 'na {tile}',
  'at.mexican': 'no trem mexicano',
  'at.train': '{who, select, you {no seu trem} other {no trem de {name}}}',
  'say.count': 'Soma {count}.',
  'say.closes':
    '{who, select, you {O seu trem está fechado.} other {O trem de {name} está fechado.}}',
  'say.opens': '{who, select, you {O seu trem está aberto.} other {O trem de {name} está aberto.}}',
  'say.must-cover': '{who, select, you {Você precisa cobri-la.} other {{name} precisa cobri-la.}}',
  'say.scored':
    '{who, select, you {Você marca {points, plural, =0 {0 pontos} one {# ponto} other {# pontos}}.} other {{name} marca {points, plural, =0 {0 pontos} one {# ponto} other {# pontos}}.}}',
  'say.ends': '{alike, select, yes {As duas pontas: {ends}.} other {Pontas {ends}.}}',
  'say.ends.none': 'Nenhuma pedra na mesa ainda.',
  'say.left':
    '{who, select, you {{count, plural, =0 {Você não tem mais pedras.} one {Você tem mais # pedra.} other {Você tem mais # pedras.}}} other {{count, plural, =0 {{name} não tem mais pedras.} one {{name} tem mais # pedra.} other {{name} tem mais # pedras.}}}}',
  'say.drew': '{who, select, you {Você compra {tiles}.} other {{name} compra {count}.}}',
  'say.boneyard':
    '{count, plural, =0 {O monte acabou.} one {# pedra no monte.} other {# pedras no monte.}}',
  'say.passed': '{who, select, you {Você passa.} other {{name} passa.}}',
  'say.lacks': '{who, select, you {Você não tem {numbers}.} other {{name} não tem {numbers}.}}',
  'say.out': '{who, select, you {Você bate.} other {{name} bate.}}',
  'say.blocked': 'Rodada trancada.',
  'say.target-reached': 'A meta foi alcançada.',
  'say.round-won':
    '{who, select, you {Você vence a rodada: {points, plural, =0 {0 pontos} one {# ponto} other {# pontos}}.} several {{names} vencem a rodada: {points, plural, =0 {0 pontos} one {# ponto} other {# pontos}}.} other {{names} vence a rodada: {points, plural, =0 {0 pontos} one {# ponto} other {# pontos}}.}}',
  'say.round-nobody': 'Ninguém pontua.',
  'say.round-over': 'A rodada acabou.',
  'say.match-won':
    '{who, select, you {Você vence a partida.} several {{names} vencem a partida.} other {{names} vence a partida.}}',
  'say.match-shared': '{names} dividem a partida.',
  'say.match-over': 'A partida acabou.',
  'say.score': 'Placar: {scores}.',
  'say.score.entry': '{names} {score}',
  'say.target': 'Meta: {target}.',
  'say.rounds': 'Rodada {round} de {rounds}. O menor total vence.',

  'say.turn.play':
    'Sua vez. {count} de {total, plural, =0 {0 pedras} one {# pedra} other {# pedras}} {count, plural, =0 {servem} one {serve} other {servem}}: {tiles}.',
  'say.turn.open': 'Sua vez. Você sai com {tile}.',
  'say.turn.draw': 'Sua vez. Nenhuma pedra serve: compre.',
  'say.turn.pass': 'Sua vez. Nenhuma pedra serve: passe.',
  'say.turn.forced': 'Sua vez. Nenhuma pedra serve.',
  'say.turn.other': 'Vez de {name}.',

  'say.line':
    '{count, plural, =0 {0 pedras na mesa.} one {# pedra na mesa: {tiles}.} other {# pedras na mesa, da esquerda para a direita: {tiles}.}}',
  'say.line-tile': '{at} de {count}: {tile}.',
  'say.line-tile.by':
    '{who, select, you {{at} de {count}: {tile}, sua.} other {{at} de {count}: {tile}, de {name}.}}',
  'say.tree':
    '{count, plural, =0 {0 pedras na mesa, {tile} no meio.} one {# pedra na mesa: {tile}.} other {# pedras na mesa, {tile} no meio.}}',
  'say.arm': 'De {tile}: {tiles}.',
  'say.engine': 'Locomotiva {tile}.',
  'say.train':
    '{who, select, you {O seu trem} other {O trem de {name}}}{open, select, yes {, aberto} other {}}: {count, plural, =0 {nenhuma pedra} other {{tiles}}}; ponta {number}.',
  'say.train.mexican':
    'Trem mexicano: {count, plural, =0 {nenhuma pedra} other {{tiles}}}; ponta {number}.',
  'say.train.duty': 'O {number} {at} precisa ser coberto.',
  'say.train-ends': 'Pontas: {ends}.',
  'say.train-end':
    '{who, select, you {seu trem {number}} mexican {trem mexicano {number}} other {trem de {name} {number}}}{open, select, yes { aberto} other {}}',
  'say.hand':
    '{count, plural, =0 {Sua mão está vazia.} one {# pedra na sua mão: {tiles}.} other {# pedras na sua mão: {tiles}.}}',
  'say.hand-tile':
    '{fits, select, start {{tile}, abre a rodada} left {{tile}, serve na esquerda} right {{tile}, serve na direita} both {{tile}, serve nas duas pontas} yes {{tile}, serve} no {{tile}, não serve} other {{tile}}}',
  'say.hand-tile.at': '{tile}, serve {places}',
  'say.hands': 'Nas mãos: {counts}.',
  'say.hands.entry': '{name} {count}',
  'say.playable': '{count, plural, =0 {Nenhuma pedra é jogável.} other {Jogáveis: {tiles}.}}',
  'say.last-move.none': 'Nenhuma jogada ainda.',
  'say.again.none': 'Nada foi dito ainda.',
  'say.picked': '{tile} na mão. Escolha uma ponta: {ends}.',
  'say.on-end':
    '{place, select, left {Ponta esquerda, {number}} right {Ponta direita, {number}} other {{number}}}',
  'say.put-back': '{tile} de volta à mão.',
  'say.seconds-left':
    '{count, plural, =0 {Faltam 0 segundos.} one {Falta # segundo.} other {Faltam # segundos.}}',
  'say.paused': 'Em pausa.',
  'say.resumed': 'A partida continua.',
  'say.undone': 'Desfeito.',

  'short.deal-again': 'nova distribuição',
  'short.round': 'rodada {round}',
  'short.lots': 'sorteio',
  'short.host': 'na {tile}',
  'short.mexican': 'trem mexicano',
  'short.train': '{own, select, yes {próprio trem} other {trem {number}}}',
  'short.start': 'saída',
  'short.left': 'esquerda',
  'short.right': 'direita',
  'short.other': 'joga',
  'short.draws': 'compra {count}',
  'short.passes': 'passa',
  'short.out': 'bate',
  'short.blocked': 'trancada',
  'short.target-reached': 'meta alcançada',
  'short.match-over': 'fim da partida',

  'why.not-your-turn': 'Não é a sua vez.',
  'why.not-in-hand': '{tile} não está na sua mão.',
  'why.does-not-fit': '{tile} não serve.',
  'why.place-closed': '{tile} não pode ser jogada ali.',
  'why.must-cover': 'A carroça precisa ser coberta primeiro.',
  'why.must-start-own-train': 'Comece primeiro o seu trem.',
  'why.must-play': 'Uma pedra da sua mão serve, então é preciso jogá-la.',
  'why.must-draw': 'Nenhuma pedra serve: compre do monte.',
  'why.may-not-draw': 'Você não pode comprar agora.',
  'why.forced-opening': 'A rodada começa com {forced}.',
  'why.not-an-action': 'Isso não é possível aqui.',
  'why.round-over': 'A rodada acabou.',
  'why.match-over': 'A partida acabou.',

  'sum.out': 'Quem bate marca os pontos de todas as outras mãos.',
  'sum.out.pairs':
    'Quem bate marca os pontos nas mãos dos adversários. As pedras do parceiro não contam.',
  'sum.blocked': 'Ninguém pôde jogar. A mão mais leve marca os pontos de todas as outras.',
  'sum.blocked.pairs':
    'Ninguém pôde jogar. A dupla com as mãos mais leves marca os pontos dos adversários.',
  'sum.blocked.less':
    'Ninguém pôde jogar. A mão mais leve marca os pontos de todas as outras, menos os seus.',
  'sum.blocked.less.pairs':
    'Ninguém pôde jogar. A dupla com as mãos mais leves marca os pontos dos adversários, menos os seus.',
  'sum.fives':
    'Quem vence marca os pontos das outras mãos divididos por cinco e arredondados: {pips} viram {points, plural, =0 {0 pontos} one {# ponto} other {# pontos}}.',
  'sum.own': 'Cada um soma os pontos que ficaram na própria mão: {scores}.',
  'sum.level':
    'Ninguém pôde jogar, e as mãos mais leves empatam com {pips, plural, =0 {0 pontos} one {# ponto} other {# pontos}}: ninguém pontua.',
  'sum.tie':
    '{who, select, you {As mãos mais leves empatam com {pips, plural, =0 {0 pontos} one {# ponto} other {# pontos}}; o desempate é seu.} other {As mãos mais leves empatam com {pips, plural, =0 {0 pontos} one {# ponto} other {# pontos}}; o desempate é de {names}.}}',
  'sum.terms': '{terms} = {points}',
  'sum.terms.less': '{terms} − {less} = {points}',
  'sum.hand':
    '{who, select, you {{count, plural, =0 {Você: nenhuma pedra.} other {Você: {tiles}, {pips, plural, =0 {0 pontos} one {# ponto} other {# pontos}}.}}} other {{count, plural, =0 {{name}: nenhuma pedra.} other {{name}: {tiles}, {pips, plural, =0 {0 pontos} one {# ponto} other {# pontos}}.}}}}',
};
