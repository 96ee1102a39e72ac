import { type ContentType, type Support, supports } from '@headwater/content-model/content-type.ts';
import {
  type DefinitionNode,
  type FieldDefinitionNode,
  type GraphQLSchema,
  isObjectType,
  Kind,
  type NameNode,
  type ObjectTypeDefinitionNode,
  parse,
  print,
  printSchema,
  visit,
} from 'graphql';

/**
 * WPGraphQL gives every non-hierarchical content type the same fields, connections and arguments.
 * Two recorded ones reveal them: fields that only the first one has are custom fields.
 */
const pattern = { type: 'Testimonial', single: 'testimonial', plural: 'testimonials', value: 'TESTIMONIAL' };
const other = { type: 'Project', single: 'project' };

/** What WPGraphQL adds to a type for each supported part of a node: an interface, and fields. */
const ofSupport: Readonly<Record<Support, { interface: string; fields: RegExp }>> = {
  author: { interface: 'NodeWithAuthor', fields: /^author/ },
  editor: { interface: 'NodeWithContentEditor', fields: /^content$/ },
  excerpt: { interface: 'NodeWithExcerpt', fields: /^excerpt$/ },
  thumbnail: { interface: 'NodeWithFeaturedImage', fields: /^featuredImage/ },
};

/** Types of mutations for nodes. Sites only read. */
const isMutation = (name: string) => /^(?:Create|Update|Delete)/.test(name);

/** The recorded types with lists of nodes as fields. */
const owners = ['RootQuery', 'User'];

function isCustomField(schema: GraphQLSchema, field: string): boolean {
  const twin = schema.getType(other.type);
  if (!isObjectType(twin)) throw new Error(`The recorded schema has no type ${other.type}.`);
  return twin.getFields()[field.replace(pattern.single, other.single)] === undefined;
}

function renamed(name: string, { graphqlType, singleName, pluralName }: ContentType): string {
  if (name === pattern.plural) return pluralName;
  return name.replaceAll(pattern.type, graphqlType).replaceAll(pattern.single, singleName);
}

function renameIn<Node extends DefinitionNode | FieldDefinitionNode>(node: Node, type: ContentType): Node {
  return visit(node, { Name: (name: NameNode): NameNode => ({ ...name, value: renamed(name.value, type) }) });
}

/** The type of a node, without the pattern's custom fields and unsupported parts. */
function addedType(schema: GraphQLSchema, node: ObjectTypeDefinitionNode, type: ContentType): ObjectTypeDefinitionNode {
  const missing = supports.filter((support) => !type.supports.includes(support)).map((support) => ofSupport[support]);
  const fields = node.fields?.filter(
    ({ name }) => !isCustomField(schema, name.value) && !missing.some((part) => part.fields.test(name.value)),
  );
  const interfaces = node.interfaces?.filter(({ name }) => !missing.some((part) => part.interface === name.value));
  return { ...node, fields: fields ?? [], interfaces: interfaces ?? [] };
}

/**
 * The types, root fields and enum value that WPGraphQL creates for a content type, as SDL.
 * @param schema of a recorded WordPress
 * @throws Error for a hierarchical type: the recording has no custom one to copy
 */
export function contentTypeAdditions(schema: GraphQLSchema, type: ContentType): string {
  if (type.hierarchical) {
    throw new Error(
      `The content type "${type.singleName}" is hierarchical. Expected one whose nodes stand beside each other; record a WordPress that has the type with \`npm run contract:pull\` instead.`,
    );
  }
  const { definitions } = parse(printSchema(schema), { noLocation: true });
  const types = definitions.flatMap((node) => {
    if (!('name' in node) || !node.name?.value.includes(pattern.type) || isMutation(node.name.value)) return [];
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION || node.name.value !== pattern.type) return [renameIn(node, type)];
    return [renameIn(addedType(schema, node, type), type)];
  });
  const extensions = definitions.flatMap((node) => {
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION || !owners.includes(node.name.value)) return [];
    const fields = node.fields?.filter(({ name }) => name.value.startsWith(pattern.single)) ?? [];
    return `extend type ${node.name.value} {\n${fields.map((field) => print(renameIn(field, type))).join('\n')}\n}`;
  });
  return [...types.map(print), ...extensions, `extend enum ContentTypeEnum {\n${type.enumValue}\n}`].join('\n\n');
}
