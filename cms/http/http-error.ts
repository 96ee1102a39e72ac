import { GraphQLError } from 'graphql';

/** An error whose answer has another status than 200; its envelope carries nothing but the message. */
export function httpError(status: number, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { http: { status } } });
}
