<?php

declare(strict_types=1);

namespace Headwater\Site;

defined('ABSPATH') || exit;

/**
 * Ends the response to the client, while PHP goes on working.
 */
final class FinishedResponse
{
    private bool $isFinished = false;

    /** Whether PHP offers to work after a response: FPM and LiteSpeed have a function for it. */
    public function canFinishEarly(): bool
    {
        return function_exists('fastcgi_finish_request') || function_exists('litespeed_finish_request');
    }

    /** Call at shutdown only. Without effect where the server cannot. */
    public function finish(): void
    {
        if ($this->isFinished) {
            return;
        }
        $this->isFinished = true;
        if (function_exists('fastcgi_finish_request')) {
            fastcgi_finish_request();
        } elseif (function_exists('litespeed_finish_request')) {
            litespeed_finish_request();
        }
    }
}
