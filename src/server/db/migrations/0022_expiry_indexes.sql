CREATE INDEX "rate_limit_last_request_index" ON "rate_limit" USING btree ("last_request");--> statement-breakpoint
CREATE INDEX "session_expires_at_index" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verification_expires_at_index" ON "verification" USING btree ("expires_at");