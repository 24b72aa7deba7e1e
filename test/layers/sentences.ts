import { parseSync } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
}

const isNode = (value: unknown): value is Node & Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const childrenOf = (node: Node) => Object.values(node).flat().filter(isNode);

/** Every node below one, itself included. */
const below = (node: Node): readonly Node[] => [node, ...childrenOf(node).flatMap(below)];

const isFunction = ({ type }: Node) => /^(ArrowFunction|Function)/.test(type);

const namesIn = (node: Node) =>
  below(node).flatMap((it) => ('name' in it && typeof it.name === 'string' ? it.name : []));

/** The parameters that are, or hold, a text. */
const textsGiven = (node: Node & { readonly params?: unknown }): readonly string[] =>
  (Array.isArray(node.params) ? node.params.filter(isNode) : []).flatMap((parameter) =>
    below(parameter).some(({ type }) => type === 'TSStringKeyword') ? namesIn(parameter).slice(0, 1) : [],
  );

/** A hole that is such a text itself, not a word chosen or a number made by it. */
function holds(hole: Node, texts: readonly string[]): boolean {
  const { type, name, left, right, consequent, alternate } = hole as Node & Readonly<Record<string, unknown>>;
  if (type === 'Identifier') return texts.includes(String(name));
  if (type === 'LogicalExpression') return [left, right].some((it) => isNode(it) && holds(it, texts));
  if (type === 'ConditionalExpression') return [consequent, alternate].some((it) => isNode(it) && holds(it, texts));
  const isOfIt = type === 'MemberExpression' || type === 'CallExpression';
  return isOfIt && namesIn(hole).some((it) => texts.includes(it)) && !namesIn(hole).includes('length');
}

/** Where a module of texts puts a text it is given among words of its own without setting it apart. */
export function unsetTexts(path: string, source: string): number[] {
  const visit = (node: Node & Readonly<Record<string, unknown>>, texts: readonly string[]): number[] => {
    const known = isFunction(node) ? [...texts, ...textsGiven(node)] : texts;
    const holes = node.type === 'TemplateLiteral' && Array.isArray(node.expressions) ? node.expressions : [];
    const own = holes.some((hole) => isNode(hole) && holds(hole, known)) ? [node.start] : [];
    const inner = node.type === 'TaggedTemplateExpression' ? holesOf(node.quasi) : childrenOf(node);
    return [...own, ...inner.filter(isNode).flatMap((child) => visit(child, known))];
  };
  const holesOf = (quasi: unknown) => (isNode(quasi) && Array.isArray(quasi.expressions) ? quasi.expressions : []);
  const { program } = parseSync(path, source);
  return isNode(program) ? visit(program, []) : [];
}
