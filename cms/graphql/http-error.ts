import { GraphQLError } from 'graphql';

/** An error that is answered with a status other than 200; the body contains only the message. */
export function httpError(status: number, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { http: { status } } });
}
